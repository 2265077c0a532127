import EarshotTranscript
import EarshotVocabulary

/// Scripts where they lie.
enum ScriptFiles {
  static let fileExtension = "earshot"

  /// Bytes of one script.
  private static let bound = 16 << 20

  static func read(_ path: String) throws(EarshotError) -> ScriptFile {
    guard let status = FileSystem.status(path) else {
      throw .missing(path: path, nearest: InputPath.nearest(to: path))
    }
    guard status.kind != .folder else { throw .unreadable(path, "is a folder") }
    do {
      return ScriptFile(path: path, bytes: try FileSystem.read(path, bound: bound))
    } catch {
      switch error {
      case .system(let reason): throw .unreadable(path, "can't be read: \(reason)")
      case .overBound: throw .unreadable(path, "exceeds the bound of \(bound) bytes for one script")
      }
    }
  }

  /// The scripts under a folder, by path, so that their order is the same everywhere. A folder that
  /// can't be read is an error: tests that nobody sees would count as passed.
  static func found(in folder: String) throws(EarshotError) -> [String] {
    let walk = FolderWalk(folder)
    if let closed = walk.unreadable.first {
      throw .unreadable(closed.path, "the folder can't be read: \(closed.reason)")
    }
    let files = walk.transcripts.sorted()
    guard !files.isEmpty else {
      throw .unreadable(folder, "there is no transcript (.\(fileExtension)) in the folder")
    }
    return files
  }
}
