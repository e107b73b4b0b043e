"""Makes Tests/TabularDataTests/SFrame/Fixtures: SFrames that Turi Create 6.4.1 itself writes.

Its Python package is for Python 3.8, but the library inside is not tied to an interpreter: this fetches the package
without installing it, compiles write_sframe.cpp against the library (g++, x86_64) and runs that on two CSV files. File
names within an SFrame are random, so the folders differ from run to run; their contents do not. The tests know the
values by the formulas here.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

TOOLS = pathlib.Path(__file__).resolve().parent
FIXTURES = TOOLS.parents[1] / "Tests/TabularDataTests/SFrame/Fixtures"
TYPES = {"integer": 0, "decimal": 1, "text": 2, "vector": 3, "list": 4, "dictionary": 5, "date": 2, "stamp": 1,
         "none, x=y": 2}
PACKING = {"id": 0, "one": 0, "two": 0, "four": 0, "eight": 0, "sixteen": 0, "thirtytwo": 0, "wide": 0, "falling": 0,
           "half": 1, "whole": 1, "few": 2, "many": 2, "gaps": 0}


def types_csv():
    return '''integer,decimal,text,vector,list,dictionary,date,stamp,"none, x=y"
1,2.5,hello,[1 2.5 -3],"[1,""a"",2.5,[7]]","{""a"":1,""b"":[""x"",2]}",2026-01-31T12:30:00+0100,0.125,
-7,-0.5,"with, ""quotes""",[],[],{},1969-12-31T23:59:59+0000,1e9,
,,,,,,,,
9223372036854775807,1e308,\u00fcber,[1e300],"[""z""]","{7:""seven""}",1583-02-28T00:00:00+0000,-1.5,
'''


def packing_csv():
    def signed(value):
        value %= 1 << 64
        return value - (1 << 64) if value >> 63 else value

    lines = [",".join(PACKING)]
    for row in range(1000):
        cells = [
            row, row % 2, row * row % 4, row * 7 % 16, row * 31 % 256, row * 7919 % 65536, row * 2654435761 % (1 << 32),
            signed(row * 0x9E3779B97F4A7C15), 1000000 - 3 * row, row * 0.375 - 100, float(3 * row - 500), f"w{row % 5}",
            f"word {row} \u00e9", "" if row % 3 == 0 else row,
        ]
        lines.append(",".join(map(str, cells)))
    return "\n".join(lines) + "\n"


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "turicreate==6.4.1", "--no-deps", "--python-version", "3.8",
             "--only-binary=:all:", "--platform", "manylinux1_x86_64", "--dest", folder], check=True)
        zipfile.ZipFile(next(folder.glob("*.whl"))).extract("turicreate/libunity_shared.so", folder)
        library = folder / "turicreate"
        program = folder / "write_sframe"
        subprocess.run(
            ["g++", "-std=c++14", "-D_GLIBCXX_USE_CXX11_ABI=0", TOOLS / "write_sframe.cpp", "-o", program,
             f"-L{library}", "-lunity_shared", f"-Wl,-rpath,{library}", "-Wl,--allow-shlib-undefined"], check=True)
        for name, text, types in [("types", types_csv(), TYPES), ("packing", packing_csv(), PACKING)]:
            source = folder / f"{name}.csv"
            source.write_text(text, encoding="utf-8")
            shutil.rmtree(FIXTURES / name, ignore_errors=True)
            hints = [str(word) for pair in types.items() for word in pair]
            subprocess.run([program, source, FIXTURES / name, *hints], check=True)


main()
