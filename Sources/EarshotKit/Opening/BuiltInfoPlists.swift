import EarshotLocalization
import EarshotProjects
import EarshotVocabulary

/// The property lists of apps as the build leaves them in the apps' bundles.
enum BuiltInfoPlists {
  /// One for each app of the projects that were read, beside its code. Where its file isn't found, what it holds is not
  /// known.
  static func files(_ modules: ModulesOfFiles, shown: ShownPath) -> [ResourceFile] {
    modules.infoPlists.compactMap { folder, plan in
      guard !plan.namesFile || plan.file.map({ modules.has($0, below: folder) }) ?? false else { return nil }
      let place = FilePath.join(shown.path(folder.real), plan.folder)
      return ResourceFile(path: "\(place)/\(plan.name).app/Info.plist") {
        plan.bytes(file: plan.file.flatMap { modules.read($0, below: folder) })
      }
    }
  }
}
