print("espalier")
