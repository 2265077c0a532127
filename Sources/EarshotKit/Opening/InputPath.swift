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
  static func target(
    _ path: String, within confinement: Confinement, bounds: Bounds
  ) throws(EarshotError) -> Target {
    if path == "-" {
      let bytes = try read(standardInput, bounds) { bound throws(FileSystem.ReadFailure) in
        try FileSystem.read(0, bound: bound)
      }
      return .content(Content(path: standardInput, bytes: bytes))
    }
    if confinement.files.status(path)?.kind == .folder {
      let folder = trimmed(path)
      return .folder(folder, FolderWalk(try readable(folder, within: confinement), within: confinement))
    }
    return .content(try content(of: path, within: confinement, bounds: bounds))
  }

  /// The path, if it may be read.
  static func readable(_ path: String, within confinement: Confinement) throws(EarshotError) -> ReadablePath {
    do {
      return try confinement.path(path)
    } catch {
      throw error.error
    }
  }

  /// The path, if it may be read and there is something.
  static func existing(_ path: String, within confinement: Confinement) throws(EarshotError) -> ReadablePath {
    if confinement.isNamed(path), confinement.files.status(path) == nil {
      throw .missing(path: path, nearest: nearest(to: path, within: confinement))
    }
    let file = try readable(path, within: confinement)
    guard confinement.files.status(file.real) != nil else {
      throw .missing(path: path, nearest: nearest(to: path, within: confinement))
    }
    return file
  }

  /// The content of a file, or of a pipe that the user named.
  static func content(
    of path: String, within confinement: Confinement, bounds: Bounds
  ) throws(EarshotError) -> Content {
    if confinement.isNamedStream(path), let status = FileSystem.status(path),
      status.kind == .stream || FileSystem.isOpenDescriptor(path)
    {
      let bytes = try read(path, bounds) { bound throws(FileSystem.ReadFailure) in
        try FileSystem.read(streamNamedByUser: path, bound: bound)
      }
      // What is open lies in no folder of an app.
      return Content(path: path, bytes: bytes, id: FileSystem.isOpenDescriptor(path) ? nil : status.id)
    }
    let file = try existing(path, within: confinement)
    return try content(of: file, bounds: bounds, in: confinement.files)
  }

  static func content(
    of file: ReadablePath, bounds: Bounds, in files: FileTree
  ) throws(EarshotError) -> Content {
    let bytes = try read(file.shown, bounds) { bound throws(FileSystem.ReadFailure) in
      try files.read(file, bound: bound)
    }
    return Content(path: file.shown, bytes: bytes, id: files.status(file.real)?.id)
  }

  /// The name in the same folder that the user may have meant; never the one that leads nowhere,
  /// as a link to itself does.
  static func nearest(to path: String, within confinement: Confinement) -> String? {
    let wanted = FilePath.name(path)
    let folder = FilePath.folder(of: path)
    guard !wanted.isEmpty, let readable = try? confinement.path(folder) else { return nil }
    let names = confinement.files.entries(readable).prefix(2_000).map(\.name)
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
