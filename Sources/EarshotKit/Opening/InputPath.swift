import EarshotVocabulary

/// One input as the command line names it.
struct InputPath {
  /// A file's content under the name that notices give it.
  struct Content {
    var path: String
    var bytes: [UInt8]
    var id: FileSystem.FileID?
  }

  enum Target {
    case content(Content)
    case folder(String, FolderWalk)
  }

  private static let standardInput = "<stdin>"

  /// Looks at what the path leads to and reads it, if it is no folder.
  static func target(_ path: String, bounds: Bounds, in files: FileTree) throws(EarshotError) -> Target {
    if path == "-" {
      let bytes = try read(standardInput, bounds) { bound throws(FileSystem.ReadFailure) in
        try FileSystem.read(0, bound: bound)
      }
      return .content(Content(path: standardInput, bytes: bytes))
    }
    guard let status = files.status(path) else {
      throw .missing(path: path, nearest: nearest(to: path, in: files))
    }
    if status.kind == .folder {
      let folder = trimmed(path)
      return .folder(folder, FolderWalk(folder, in: files))
    }
    return .content(try content(path, id: status.id, bounds: bounds, in: files))
  }

  static func content(
    _ path: String, id: FileSystem.FileID?, bounds: Bounds, in files: FileTree = .disk
  ) throws(EarshotError) -> Content {
    let bytes = try read(path, bounds) { bound throws(FileSystem.ReadFailure) in
      try files.read(path, bound: bound)
    }
    return Content(path: path, bytes: bytes, id: id)
  }

  /// The name in the same folder that the user may have meant; never the one that leads nowhere,
  /// as a link to itself does.
  static func nearest(to path: String, in files: FileTree = .disk) -> String? {
    let wanted = FilePath.name(path)
    guard !wanted.isEmpty else { return nil }
    let folder = FilePath.folder(of: path)
    let names = files.entries(folder).prefix(2_000).map(\.name)
    return NearestName.of(String(wanted), among: names.filter { $0 != wanted })
      .map { FilePath.join(folder, $0) }
  }

  private static func read(
    _ file: String, _ bounds: Bounds, _ read: (Int) throws(FileSystem.ReadFailure) -> [UInt8]
  ) throws(EarshotError) -> [UInt8] {
    do {
      return try read(bounds.inputBytes)
    } catch {
      switch error {
      case .system(let reason): throw .unreadable(file, "can't be read: \(reason)")
      case .overBound:
        throw .unreadable(file, "exceeds the bound of \(bounds.inputBytes) bytes for one input")
      }
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}
