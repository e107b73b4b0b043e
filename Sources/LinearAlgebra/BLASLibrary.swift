import COpenBLAS

/// The process's BLAS, set up so that its results depend on its arguments alone.
enum BLASLibrary {
  /// Runs every BLAS call on its caller's thread.
  ///
  /// OpenBLAS cuts sums by its number of threads, which would make the last bits a matter of the machine. Callers cut
  /// their rows into fixed parts instead and spread these over threads. The setting is the process's, made once.
  private static let pin: Void = openblas_set_num_threads(1)

  static func prepare() { _ = pin }

  /// A dimension as BLAS counts.
  static func count(_ value: Int) -> Int32 {
    precondition(value <= Int32.max, "a matrix dimension of \(value) is more than BLAS can count")
    return Int32(value)
  }
}
