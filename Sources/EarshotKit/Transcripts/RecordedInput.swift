import EarshotTranscript

/// What a recorded transcript opens, and how it is written down.
public struct RecordedInput: Sendable {
  private let input: String
  private let options: [TranscriptOption]
  private let base: [TranscriptOption]
  private let recordsOutput: Bool
  private let shifted: InputCache

  /// - Parameters:
  ///   - input: the path, from the current folder.
  ///   - options: those that were given; paths in them are from the current folder.
  ///   - base: options of the project, which hold before those and are not written down.
  ///   - allowedOutside: files and folders outside of the input's project that may be read, too.
  ///   - recordsOutput: whether lines that the app prints are written down. They are not where one
  ///     tells its place in the source: the next edit would move it.
  public init(
    _ input: String, options: [TranscriptOption], base: [TranscriptOption] = [],
    recordsOutput: Bool = true, allowingOutside allowedOutside: [String] = []
  ) {
    let named = TranscriptOptions.paths(in: base + options) + allowedOutside
    self.init(
      input, options: options, base: base, recordsOutput: recordsOutput,
      shifted: InputCache(within: Confinement(named: [input], allowed: named), shiftsLines: true))
  }

  /// - Parameter shifted: opens inputs whose lines are moved.
  init(
    _ input: String, options: [TranscriptOption], base: [TranscriptOption], recordsOutput: Bool,
    shifted: InputCache
  ) {
    self.input = input
    self.options = options
    self.base = base
    self.recordsOutput = recordsOutput
    self.shifted = shifted
  }

  /// The transcript as it is written in a folder: paths lead from there.
  public func text(of log: TranscriptRecorder, in folder: String) -> String {
    let options = options.map { option in
      guard option.name == "sources" || option.name == "data" else { return option }
      return TranscriptOption(name: option.name, value: RecordedInput.path(option.value, in: folder))
    }
    return log.text(
      opening: RecordedInput.path(input, in: folder), options: options, output: output(of: log))
  }

  private func output(of log: TranscriptRecorder) -> RecordedOutput {
    guard recordsOutput else { return .ignored }
    let walk = PrintedPositions(input, options: base + options, shifted: shifted)
    return walk.first(in: log).map { .ignoredForPosition($0) } ?? .kept
  }

  /// Makes the folder that a transcript is to lie in, where it is not there yet.
  public static func makeFolder(for path: String) throws(EarshotError) {
    try FileReplacement.makeFolder(FilePath.folder(of: path))
  }

  /// What came of saving.
  public enum Saved: Sendable {
    case written
    /// The file says something else, perhaps what somebody wrote by hand: it is left alone.
    case refused
  }

  /// Writes the transcript to a file, in one step. A file that says anything else stays, unless
  /// it is to be replaced.
  public func save(
    _ log: TranscriptRecorder, to path: String, replaces: Bool = false
  ) throws(EarshotError) -> Saved {
    let bytes = Array(text(of: log, in: FilePath.folder(of: path)).utf8)
    if !replaces, RecordedInput.isTaken(path) {
      // Longer than what would be written: it is another text in any case.
      return (try? FileSystem.read(ReadablePath(namedByUser: path), bound: bytes.count)) == bytes
        ? .written : .refused
    }
    try FileReplacement.write(bytes, to: path)
    return .written
  }

  /// Whether a file with something in it lies there; a pipe or a device takes what comes.
  public static func isTaken(_ path: String) -> Bool {
    guard let status = FileSystem.status(path) else { return false }
    return status.kind == .file && status.size > 0
  }

  private static func path(_ path: String, in folder: String) -> String {
    guard let target = FileSystem.realPath(path), let base = FileSystem.realPath(folder) else {
      return path
    }
    return FilePath.relative(target, to: base)
  }
}
