import EarshotLocalization
import EarshotProjects
import EarshotVocabulary

/// The property lists of apps as the build leaves them in the apps' bundles.
enum BuiltInfoPlists {
  /// One for each app of the projects that were read, beside its code.
  static func files(_ modules: ModulesOfFiles, shown: ShownPath) -> [ResourceFile] {
    modules.infoPlists.map { folder, plan in
      let place = FilePath.join(shown.path(folder.real), plan.folder)
      return ResourceFile(path: "\(place)/\(plan.name).app/Info.plist") {
        plan.bytes(file: plan.file.flatMap { modules.read($0, below: folder) })
      }
    }
  }
}
