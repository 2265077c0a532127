import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a command: the result on standard output in one piece, then what is to be said
/// about it on standard error, then the exit code.
struct Report {
  let output: OutputOptions
  let explains: Bool
  /// Whether a syntax error of the input was said and fails the command.
  private(set) var isBroken = false

  init(output: OutputOptions, explains: Bool) {
    self.output = output
    self.explains = explains
  }

  /// Says, before anything else, which files of the input could not be read whole: then the command ends
  /// with 1, whatever else it finds.
  ///
  /// - Parameter allowsSyntaxErrors: `read`, `tree` and `navigate` go on with what is left, unless they are
  ///   asked how much was understood.
  /// - Throws: where nothing is left.
  mutating func begin(_ input: OpenedInput, allowsSyntaxErrors: Bool = false) throws {
    try input.checkThatSyntaxErrorsLeaveScreens()
    if allowsSyntaxErrors, !output.failsOnUnknown, !output.tellsCoverage { return }
    let errors = input.syntaxErrorSummary
    isBroken = !errors.isEmpty
    var writer = TextWriter(isColored: Terminal.isColored(output.color, STDERR_FILENO))
    for error in errors { writer.notice(error) }
    StandardStreams.tell(writer.bytes)
  }

  /// - Parameter areCommands: whether commands to GitHub's runner that the result holds were asked for.
  func deliver(
    _ bytes: [UInt8], diagnostics: Diagnostics, coverage: Coverage, areCommands: Bool = false
  ) throws {
    try StandardStreams.put(bytes, areCommands: areCommands)
    tell(diagnostics, coverage)
    if isBroken { throw ExitCode(1) }
    if output.failsOnUnknown, !Coverage.unknown(among: diagnostics.all).isEmpty {
      throw ExitCode(1)
    }
  }

  private func tell(_ diagnostics: Diagnostics, _ coverage: Coverage) {
    var diagnostics = diagnostics
    if isBroken { diagnostics.removeSyntaxErrors() }
    var writer = TextWriter(isColored: Terminal.isColored(output.color, STDERR_FILENO))
    if explains {
      for notice in diagnostics.all { writer.notice(notice) }
    } else {
      for notice in diagnostics.withoutStandIns { writer.notice(notice) }
      let count = diagnostics.standIns.count
      if count > 0 {
        let values = count == 1 ? "1 property without a value has" : "\(count) properties without values have"
        writer.line("note: \(values) a stand-in; --explain names them")
      }
    }
    if output.tellsCoverage { writer.coverage(coverage, diagnostics: diagnostics.all) }
    StandardStreams.tell(writer.bytes)
  }
}

enum SettingsHelp {
  /// Prints what `--setting help` asks for.
  static func show() throws {
    var writer = TextWriter(isColored: Terminal.isColored(.auto, STDOUT_FILENO))
    writer.settings()
    try StandardStreams.put(writer.bytes)
  }
}
