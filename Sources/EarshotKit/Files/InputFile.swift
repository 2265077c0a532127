import EarshotVocabulary

/// A file that is no screen but stands beside screens: conformance cases, scripts.
public enum InputFile {
  /// All bytes of the file, UTF-16 turned into UTF-8, without a byte order mark.
  ///
  /// - Throws: `EarshotError.missing` with the nearest name, `unreadable` over the bound.
  public static func read(
    _ path: String, bounds: Bounds = .standard
  ) throws(EarshotError) -> [UInt8] {
    guard let status = FileSystem.status(path) else {
      throw .missing(path: path, nearest: InputPath.nearest(to: path))
    }
    guard status.kind != .folder else { throw .unreadable(path, "this is a folder, not a file") }
    let content = try InputPath.content(path, id: status.id, bounds: bounds)
    return TextBytes.afterMark(content.bytes) ?? content.bytes
  }

  /// The file of that name in the folder of another one; nil where there is none.
  public static func sibling(_ name: String, of path: String) -> String? {
    let sibling = FilePath.join(FilePath.folder(of: path), name)
    return FileSystem.status(sibling)?.kind == .file ? sibling : nil
  }
}
