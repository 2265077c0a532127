import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, unbuffered: what is handed over is written at once.
///
/// Where GitHub's runner reads along, no line of either is a command to it but those that were asked for.
enum StandardStreams {
  /// Whether GitHub's runner reads: in a workflow, and wherever its annotations are asked for.
  private static let isReadByRunner =
    getenv("GITHUB_ACTIONS") != nil
    || CommandLine.arguments.contains { $0 == "github" || $0.hasSuffix("=github") }

  /// The bytes without commands to a runner that reads along.
  static func text(_ bytes: [UInt8]) -> [UInt8] {
    isReadByRunner ? RunnerCommands.broken(in: bytes) : bytes
  }

  /// Writes everything to standard output.
  ///
  /// - Parameter areCommands: whether what they hold of commands was asked for.
  static func put(_ bytes: [UInt8], areCommands: Bool = false) throws(EarshotError) {
    guard FileDescriptor.writeAll(STDOUT_FILENO, areCommands ? bytes : text(bytes)) else {
      throw .failed("standard output can't be written: \(String(cString: strerror(errno)))")
    }
  }

  static func putOrEnd(_ bytes: [UInt8]) {
    if !FileDescriptor.writeAll(STDOUT_FILENO, text(bytes)) { exit(EarshotError.failed("").exitCode) }
  }

  /// Writes everything to standard error. Where even that fails there is nobody to tell.
  static func tell(_ bytes: [UInt8]) { _ = FileDescriptor.writeAll(STDERR_FILENO, text(bytes)) }
}
