import EarshotLocalization
import EarshotVocabulary

/// The texts of an interface file in other languages: `.strings` files of its name in the
/// folders of languages beside `Base.lproj`.
enum InterfaceTexts {
  /// nil where there are none.
  static func beside(_ path: String, bounds: Bounds) -> StringCatalogs? {
    let folder = FilePath.folder(of: path)
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = FilePath.name(path)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let parent = FilePath.folder(of: folder)
    var files: [ResourceFile] = []
    for entry in FileSystem.entries(parent).prefix(2_000) where entry.name.hasSuffix(".lproj") {
      let candidate = FilePath.join(FilePath.join(parent, entry.name), "\(stem).strings")
      guard FileSystem.status(candidate)?.kind == .file else { continue }
      let bound = bounds.inputBytes
      files.append(ResourceFile(path: candidate) { try? FileSystem.read(candidate, bound: bound) })
    }
    return files.isEmpty ? nil : StringCatalogs(files, bounds: bounds)
  }
}
