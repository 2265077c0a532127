import EarshotLocalization
import EarshotVocabulary

/// The texts of an interface file in other languages: `.strings` files of its name in the
/// folders of languages beside `Base.lproj`, and a string catalog of its name there or beside it.
enum InterfaceTexts {
  /// nil where there are none.
  static func beside(
    _ path: String, within confinement: Confinement, bounds: Bounds
  ) -> StringCatalogs? {
    let folder = FilePath.folder(of: path)
    let name = FilePath.name(path)
    let stem = String(name.lastIndex(of: ".").map { name[..<$0] } ?? name[...])
    var candidates = [FilePath.join(folder, "\(stem).xcstrings")]
    if folder.hasSuffix(".lproj") {
      let parent = FilePath.folder(of: folder)
      candidates.append(FilePath.join(parent, "\(stem).xcstrings"))
      let entries = confinement.optional(parent).map(confinement.files.entries) ?? []
      for entry in entries.prefix(2_000) where entry.name.hasSuffix(".lproj") {
        let language = FilePath.join(parent, entry.name)
        candidates.append(FilePath.join(language, "\(stem).strings"))
        if language != folder { candidates.append(FilePath.join(language, "\(stem).xcstrings")) }
      }
    }
    let (tree, bound) = (confinement.files, bounds.inputBytes)
    let files = candidates.filter { tree.status($0)?.kind == .file }
      .compactMap(confinement.optional).map { file in
        ResourceFile(path: file.shown) { try? tree.read(file, bound: bound) }
      }
    return files.isEmpty ? nil : StringCatalogs(files, bounds: bounds)
  }
}
