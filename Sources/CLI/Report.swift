import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a command shows, as it becomes ready: results on standard output, what is to be said about them on
/// standard error, and at the end the exit code.
struct Report {
  let output: OutputOptions
  let explains: Bool
  /// Makes room on the terminal for what is written.
  let progress: Progress
  /// Whether a syntax error of the input was said and fails the command.
  private(set) var isBroken = false
  /// What was not understood so far.
  private(set) var diagnostics = Diagnostics()

  /// - Parameter doing: what is done first, for the terminal where it takes long; nil: nothing that does.
  init(output: OutputOptions, explains: Bool = false, doing: String? = nil) {
    self.output = output
    self.explains = explains
    progress = Progress(doing ?? "", isQuiet: output.isQuiet || doing == nil)
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
    write { writer in
      for error in errors { writer.notice(error) }
    }
  }

  /// Text for standard output.
  func textWriter() -> TextWriter { TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO)) }

  /// Writes a part of the result.
  ///
  /// - Parameter areCommands: whether commands to GitHub's runner that it holds were asked for.
  func put(_ bytes: [UInt8], areCommands: Bool = false) throws(EarshotError) {
    try progress.around { () throws(EarshotError) in
      try StandardStreams.put(bytes, areCommands: areCommands)
    }
  }

  /// Tells what was not understood of one more screen.
  ///
  /// - Parameter silent: what of it touches nothing that is said: only its number is told.
  mutating func tell(_ notices: [Notice], silent: Set<Notice> = []) {
    let new = diagnostics.add(notices, silent: silent)
    write { writer in
      for notice in new where isTold(notice) { writer.notice(notice) }
    }
  }

  /// Says how far the screens were read, where something is missing. Of a single screen that was read in part the
  /// diagnostics say it.
  func tell(_ read: ScreensRead) {
    guard !output.isQuiet, let extents = read.extents, read.screens.count > 1 || !read.unread.isEmpty else {
      return
    }
    write { writer in writer.line("note: \(extents)") }
  }

  /// Ends a command that was asked for a verdict with a code of its own where it could not tell.
  ///
  /// - Parameter isAllowed: whether that was allowed.
  func checkThatAllWasRead(_ read: ScreensRead, isAllowed: Bool) throws {
    guard !isAllowed, let extents = read.withoutParts.extents else { return }
    write { writer in writer.line("error: could not tell: \(extents); --allow-unread lets that pass") }
    throw Report.couldNotTell
  }

  /// Nothing was found, but not all that was asked about was read.
  private static let couldNotTell = ExitCode(2)

  /// Says what is left to be said, and fails where it is asked for.
  func end(coverage: Coverage = Coverage()) throws {
    progress.end()
    write { writer in
      tellNumbers(&writer)
      if output.tellsCoverage { writer.coverage(coverage, diagnostics: diagnostics.all) }
    }
    if isBroken { throw ExitCode(1) }
    if output.failsOnUnknown, !Coverage.unknown(among: diagnostics.all).isEmpty {
      throw ExitCode(1)
    }
  }

  /// The whole result in one piece, and what is to be said about it.
  func deliver(
    _ bytes: [UInt8], diagnostics: Diagnostics, coverage: Coverage = Coverage(), areCommands: Bool = false
  ) throws {
    var whole = self
    try whole.put(bytes, areCommands: areCommands)
    whole.diagnostics = diagnostics
    whole.write { writer in
      for notice in diagnostics.all where whole.isTold(notice) { writer.notice(notice) }
    }
    try whole.end(coverage: coverage)
  }

  private var showsAll: Bool { explains || output.diagnostics == .all }

  private func isTold(_ notice: Notice) -> Bool {
    if isBroken, notice.isIncompleteInput { return false }
    if output.isQuiet { return notice.severity == .error }
    return showsAll || diagnostics.isSpoken(notice)
  }

  /// What is not told at its place, in one line.
  private func tellNumbers(_ writer: inout TextWriter) {
    guard !showsAll, !output.isQuiet else { return }
    let silent = diagnostics.withoutSpeech.count
    let placeholders = diagnostics.standIns.count
    var parts: [String] = []
    if silent > 0 {
      parts.append(silent == 1 ? "1 diagnostic touches no speech" : "\(silent) diagnostics touch no speech")
    }
    if placeholders > 0 {
      parts.append(
        placeholders == 1
          ? "1 property without a value has a placeholder"
          : "\(placeholders) properties without values have placeholders")
    }
    guard !parts.isEmpty else { return }
    let them = silent + placeholders == 1 ? "it" : "them"
    writer.line("note: \(parts.joined(separator: ", and ")); --diagnostics all shows \(them)")
  }

  private func write(_ content: (inout TextWriter) -> Void) {
    var writer = TextWriter(isColored: Terminal.isColored(output.color, STDERR_FILENO))
    content(&writer)
    guard !writer.bytes.isEmpty else { return }
    progress.around { StandardStreams.tell(writer.bytes) }
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
