import EarshotVocabulary

/// A file that is no screen but stands beside screens: conformance cases, scripts.
public enum InputFile {
  /// All bytes of the file, UTF-16 turned into UTF-8, without a byte order mark.
  ///
  /// - Throws: `EarshotError.missing` with the nearest name, `unreadable` over the bound.
  public static func read(
    _ path: String, bounds: Bounds = .standard
  ) throws(EarshotError) -> [UInt8] {
    let confinement = Confinement(named: [path])
    guard FileSystem.status(path)?.kind != .folder else {
      throw .unreadable(path, "this is a folder, not a file")
    }
    let content = try InputPath.content(of: path, within: confinement, bounds: bounds)
    return TextBytes.afterMark(content.bytes) ?? content.bytes
  }

  /// The content of the file of that name beside another one that the user named; nil where there is none.
  ///
  /// - Throws: `EarshotError.unreadable` over the bound, and where a link leads out of the project.
  package static func sibling(
    _ name: String, of path: String, bounds: Bounds = .standard
  ) throws(EarshotError) -> (path: String, bytes: [UInt8])? {
    let sibling = FilePath.join(FilePath.folder(of: path), name)
    guard FileSystem.status(sibling)?.kind == .file else { return nil }
    let content = try InputPath.content(of: sibling, within: Confinement(named: [path]), bounds: bounds)
    return (sibling, TextBytes.afterMark(content.bytes) ?? content.bytes)
  }
}
