import EarshotTranscript

/// What a recorded transcript opens.
public struct RecordedInput: Sendable {
  private let input: String
  private let options: [TranscriptOption]

  /// - Parameters:
  ///   - input: the path, from the current folder.
  ///   - options: those that were given; paths in them are from the current folder.
  public init(_ input: String, options: [TranscriptOption]) {
    self.input = input
    self.options = options
  }

  /// The transcript as it is written in a folder: paths lead from there.
  public func text(of log: TranscriptRecorder, in folder: String) -> String {
    let options = options.map { option in
      guard option.name == "sources" || option.name == "data" else { return option }
      return TranscriptOption(name: option.name, value: RecordedInput.path(option.value, in: folder))
    }
    return log.text(opening: RecordedInput.path(input, in: folder), options: options)
  }

  /// Makes the folder that a transcript is to lie in, where it is not there yet.
  public static func makeFolder(for path: String) throws(EarshotError) {
    try FileReplacement.makeFolder(FilePath.folder(of: path))
  }

  /// Writes the transcript to a file, in one step.
  public func save(_ log: TranscriptRecorder, to path: String) throws(EarshotError) {
    let text = text(of: log, in: FilePath.folder(of: path))
    try FileReplacement.write(Array(text.utf8), to: path)
  }

  private static func path(_ path: String, in folder: String) -> String {
    guard let target = FileSystem.realPath(path), let base = FileSystem.realPath(folder) else {
      return path
    }
    return FilePath.relative(target, to: base)
  }
}
