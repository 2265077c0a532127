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
    guard FileDescriptor.writeAll(STDOUT_FILENO, bytes) else {
      throw .failed("standard output can't be written: \(String(cString: strerror(errno)))")
    }
  }

  static func putOrEnd(_ bytes: [UInt8]) {
    if !FileDescriptor.writeAll(STDOUT_FILENO, bytes) { exit(EarshotError.failed("").exitCode) }
  }

  /// Writes everything to standard error. Where even that fails there is nobody to tell.
  static func tell(_ bytes: [UInt8]) { _ = FileDescriptor.writeAll(STDERR_FILENO, bytes) }
}
