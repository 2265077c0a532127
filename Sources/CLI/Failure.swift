import ArgumentParser
import EarshotKit
import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns whatever ended a run into words on standard error and an exit code. The one place.
enum Failure {
  static func end(_ error: any Error) -> Never {
    switch error {
    case let error as EarshotError: end(error)
    case let error as SpeechError: end(EarshotError(error))
    case let code as ExitCode: exit(code.rawValue)
    default: end(parsing: error)
    }
  }

  private static func end(_ error: EarshotError) -> Never {
    var writer = TextWriter(isColored: Terminal.isColored(.auto, STDERR_FILENO))
    for notice in error.notices { writer.notice(notice) }
    StandardStreams.tell(writer.bytes)
    exit(error.exitCode)
  }

  /// What the argument parser has to say: help and version are no failures.
  private static func end(parsing error: any Error) -> Never {
    let code = EarshotCommand.exitCode(for: error)
    let message = EarshotCommand.fullMessage(for: error)
    var writer = TextWriter()
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      let isError = line.hasPrefix("Error: ")
      writer.line(isError ? "error: \(line.dropFirst(7))" : String(line))
    }
    if code == .success {
      StandardStreams.putOrEnd(writer.bytes)
    } else {
      StandardStreams.tell(writer.bytes)
    }
    // A value of an option that can't be read counts as wrong usage too.
    exit(code == .success ? 0 : EarshotError.usage("").exitCode)
  }
}

extension EarshotError {
  /// What speech could not do, by the exit code that it stands for.
  init(_ error: SpeechError) {
    if case .cannotRead(let path, _) = error {
      self = .missing(path: path, nearest: nil)
    } else {
      self = error.isMissingService ? .unavailable(error.description) : .usage(error.description)
    }
  }
}
