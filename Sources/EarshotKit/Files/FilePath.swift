/// Paths as texts: nothing here asks the file system.
enum FilePath {
  /// The part after the last slash.
  static func name(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// The part before the last slash: `.` for a bare name, `/` at the top.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// In lower case, without the dot; empty where there is none.
  static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A name as it is meant in a folder: absolute ones stay, and `.` and `..` are worked off where
  /// that needs no look at the file system.
  static func resolved(_ name: String, in folder: String) -> String {
    if name.hasPrefix("/") { return name }
    var parts = folder == "." ? [] : folder.split(separator: "/", omittingEmptySubsequences: true)
    for part in name.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    if folder.hasPrefix("/") { return "/" + path }
    return path.isEmpty ? "." : path
  }

  /// How `path` is written in `folder`; both without links and dots.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    let parts = base.dropFirst(common).map { _ in ".." } + target.dropFirst(common).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
