// Foundation: the files that an app came with.

/// The folder of the app's bundle, which nothing can change: the files of its project that are copied into it, and
/// folders of languages.
enum _Shipped {
  static let root = "/var/containers/Bundle/Application/00000000-0000-0000-0000-000000000000/App.app"

  /// The languages that the app has texts in.
  static let languages: [String]

  /// Where in the bundle there is a file of a name; nil where there is none. Of a kind that isn't gathered it is taken as
  /// being there.
  ///
  /// - Parameters:
  ///   - folder: one inside of the bundle.
  ///   - language: nil: the reader's.
  static func path(of name: String, in folder: String?, language: String?) -> String?
  /// What a file of the bundle holds, by its path in there; nil where there is none.
  static func data(_ path: String) -> Data?
  /// What an asset catalog has by a name.
  static func asset(_ name: String) -> Data?
  /// What is in a folder of the bundle.
  static func names(in folder: String) -> [String]
  static func names(endingWith ending: String, in folder: String) -> [String]
  static func isFolder(_ path: String) -> Bool

  static func contains(_ path: String) -> Bool { path == root || path.hasPrefix(root + "/") }

  /// A path from the bundle, empty for itself.
  static func inside(_ path: String) -> String { String(path.dropFirst(root.count + 1)) }

  static func entry(_ path: String) -> _Files.Entry? {
    let inside = inside(path)
    if isLanguage(inside) || isFolder(inside) { return _Files.Entry(nil) }
    return data(inside).map { _Files.Entry($0) }
  }

  static func below(_ folder: String) -> [String] { names(in: inside(folder)) }

  static func isLanguage(_ path: String) -> Bool {
    path.hasSuffix(".lproj") && languages.contains(String(path.dropLast(6)))
  }

  /// The path of a resource; nil where the app has none.
  static func find(_ name: String?, _ ending: String?, in folder: String?, language: String?) -> String? {
    guard let name, !name.isEmpty else {
      return ending.flatMap { all($0, in: folder).first }
    }
    let full = full(name, ending)
    if full.hasSuffix(".lproj") { return isLanguage(full) ? root + "/" + full : nil }
    return path(of: full, in: folder, language: language).map { root + "/" + $0 }
  }

  static func all(_ ending: String, in folder: String?) -> [String] {
    let folder = folder ?? ""
    let start = folder.isEmpty ? root + "/" : root + "/" + folder + "/"
    return names(endingWith: ending, in: folder).map { start + $0 }
  }

  static func full(_ name: String, _ ending: String?) -> String {
    guard let ending, !ending.isEmpty else { return name }
    return ending.hasPrefix(".") ? name + ending : name + "." + ending
  }
}
