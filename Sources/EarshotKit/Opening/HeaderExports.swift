import EarshotProjects
import EarshotVocabulary

/// What headers of Objective-C bring into the Swift code of their targets, written as the imports that it amounts to:
/// a framework's own header is a part of the framework's module, which hands on what that imports, and a bridging header
/// is seen by all files of its target.
enum HeaderExports {
  /// One file for each header.
  static func files(_ modules: ModulesOfFiles, shown: ShownPath) -> [SourceFile] {
    modules.headers.compactMap { folder, path in
      guard let bytes = modules.read(path, below: folder) else { return nil }
      let names = HeaderImports.modules(in: String(decoding: bytes, as: UTF8.self))
      guard !names.isEmpty else { return nil }
      let code = names.map { "@_exported import \($0)\n" }.joined()
      return SourceFile(
        path: FilePath.join(shown.path(folder.real), path), bytes: Array(code.utf8), isMade: true)
    }
  }
}
