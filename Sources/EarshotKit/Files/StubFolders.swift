/// Code that users write to stand for a package that can't be read: `.earshot/stubs/MODULE/*.swift`, in an input's
/// folder or one above it. Files that import the module see what is declared there, and nothing else of it.
enum StubFolders {
  private static let name = ".earshot/stubs"

  /// The folders of stubs around a folder, the nearest first, as they really are.
  static func around(_ folder: String, in files: FileTree) -> [String] {
    guard let real = files.realPath(folder) else { return [] }
    return EnclosingPackage.climbed(from: real).map { FilePath.join($0, name) }
      .filter { files.status($0)?.kind == .folder }
  }

  /// The module that a file stands for; nil where it is no stub.
  static func module(of realPath: String) -> String? {
    guard let range = realPath.firstRange(of: "/\(name)/") else { return nil }
    let inside = realPath[range.upperBound...].split(separator: "/")
    return inside.count > 1 ? String(inside[0]) : nil
  }
}
