import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, unbuffered: what is handed over is written at once.
enum StandardStreams {
  /// Writes everything to standard output.
  static func put(_ bytes: [UInt8]) throws(EarshotError) {
    guard write(bytes, to: STDOUT_FILENO) else {
      throw .failed("standard output can't be written: \(String(cString: strerror(errno)))")
    }
  }

  static func putOrEnd(_ bytes: [UInt8]) {
    if !write(bytes, to: STDOUT_FILENO) { exit(EarshotError.failed("").exitCode) }
  }

  /// Writes everything to standard error. Where even that fails there is nobody to tell.
  static func tell(_ bytes: [UInt8]) { _ = write(bytes, to: STDERR_FILENO) }

  private static func write(_ bytes: [UInt8], to file: CInt) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(file, slice.baseAddress, slice.count)
        #elseif canImport(Musl)
          let count = Musl.write(file, slice.baseAddress, slice.count)
        #else
          let count = Glibc.write(file, slice.baseAddress, slice.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
