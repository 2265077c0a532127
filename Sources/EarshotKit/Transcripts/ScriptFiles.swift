import EarshotTranscript
import EarshotVocabulary

/// Scripts where they lie.
enum ScriptFiles {
  static let fileExtension = "earshot"

  /// Bytes of one script.
  static let bound = 16 << 20

  static func read(_ path: String, within confinement: Confinement) throws(EarshotError) -> ScriptFile {
    if confinement.isNamedStream(path), FileSystem.status(path)?.kind == .stream {
      return try script(path) { bound throws(FileSystem.ReadFailure) in
        try FileSystem.read(streamNamedByUser: path, bound: bound)
      }
    }
    let file = try InputPath.existing(path, within: confinement)
    guard FileSystem.status(file.real)?.kind != .folder else { throw .unreadable(path, "is a folder") }
    return try read(file)
  }

  static func read(_ file: ReadablePath) throws(EarshotError) -> ScriptFile {
    try script(file.shown) { bound throws(FileSystem.ReadFailure) in try FileSystem.read(file, bound: bound) }
  }

  private static func script(
    _ path: String, _ read: (Int) throws(FileSystem.ReadFailure) -> [UInt8]
  ) throws(EarshotError) -> ScriptFile {
    do {
      return ScriptFile(path: path, bytes: try read(bound))
    } catch {
      switch error {
      case .system(let reason): throw .unreadable(path, "can't be read: \(reason)")
      case .overBound: throw .unreadable(path, "exceeds the bound of \(bound) bytes for one script")
      }
    }
  }

  /// The scripts under a folder, by path, so that their order is the same everywhere. A folder that
  /// can't be read is an error: tests that nobody sees would count as passed.
  static func found(
    in folder: String, within confinement: Confinement
  ) throws(EarshotError) -> (files: [ReadablePath], closed: [EarshotError]) {
    let walk = FolderWalk(try InputPath.readable(folder, within: confinement), within: confinement)
    if let closed = walk.unreadable.first {
      throw .unreadable(closed.path, "the folder can't be read: \(closed.reason)")
    }
    let files = walk.transcripts.sorted { $0.shown < $1.shown }
    guard !files.isEmpty || !walk.closedTranscripts.isEmpty else {
      throw .unreadable(folder, "there is no transcript (.\(fileExtension)) in the folder")
    }
    return (files, walk.closedTranscripts)
  }
}
