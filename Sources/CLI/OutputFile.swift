import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that a command was asked to write: whole or not at all.
enum OutputFile {
  static func write(_ bytes: [UInt8], to path: String) throws(EarshotError) {
    let draft = "\(path).\(getpid()).part"
    guard let file = fopen(draft, "wb") else { throw failure(path) }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    let isClosed = fclose(file) == 0
    guard count == bytes.count, isClosed, rename(draft, path) == 0 else {
      let failure = failure(path)
      unlink(draft)
      throw failure
    }
  }

  private static func failure(_ path: String) -> EarshotError {
    .failed("\(path) can't be written: \(String(cString: strerror(errno)))")
  }
}
