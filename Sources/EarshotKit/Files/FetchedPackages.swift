import EarshotSwiftUISource

/// Packages whose source lies where a package manager put it for a project: what their views and modifiers do
/// is read there, as an app's own code is.
struct FetchedPackages {
  /// Where each manager keeps one folder a package: the Swift package manager, Xcode where it is told a folder
  /// (`-clonedSourcePackagesDirPath`, `-derivedDataPath`), Carthage.
  private static let places = [
    ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
    "build/SourcePackages/checkouts", "Carthage/Checkouts",
  ]
  /// Where CocoaPods keeps one folder a module.
  private static let pods = "Pods"

  private var packages: [String] = []
  private var pods: [String: String] = [:]
  /// The manifests that were asked, by the package.
  private var manifests: [String: String] = [:]

  private let files: FileTree

  init(of projects: [String], in files: FileTree = .disk) {
    self.files = files
    for project in projects {
      for place in FetchedPackages.places {
        let folder = FilePath.join(project, place)
        packages += files.entries(folder).map { FilePath.join(folder, $0.name) }
      }
      let folder = FilePath.join(project, FetchedPackages.pods)
      for entry in files.entries(folder) {
        pods[entry.name] = pods[entry.name] ?? FilePath.join(folder, entry.name)
      }
    }
  }

  var isEmpty: Bool { packages.isEmpty && pods.isEmpty }

  /// The folder with the source of a module; nil where it wasn't fetched, and for a module whose views are
  /// known without it.
  mutating func folder(of module: String) -> String? {
    if KnownModules.contains(module) { return nil }
    for package in packages {
      if let folder = folder(of: module, in: package) { return folder }
    }
    return pods[module]
  }

  private mutating func folder(of module: String, in package: String) -> String? {
    let manifest = manifest(of: package)
    guard manifest.contains("\"\(module)\"") else { return nil }
    if let path = FetchedPackages.path(of: module, in: manifest) {
      return FilePath.resolved(path, in: package)
    }
    for sources in ["Sources", "Source", "src", "srcs"] {
      let folder = FilePath.join(FilePath.join(package, sources), module)
      if files.status(folder)?.kind == .folder { return folder }
    }
    return nil
  }

  private mutating func manifest(of package: String) -> String {
    if let known = manifests[package] { return known }
    let bytes = try? files.read(
      FilePath.join(package, PackageManifest.name), bound: PackageManifest.mostBytes)
    let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    manifests[package] = text
    return text
  }

  /// The `path:` of `.target(name: "Tides", dependencies: …, path: "Code")`.
  static func path(of module: String, in manifest: String) -> String? {
    for target in manifest.split(
      separator: /\.(?:t|testT|executableT|binaryT|systemLibraryT)arget\(|\.macro\(|\.plugin\(/)
    where target.prefixMatch(of: /\s*name:\s*"([^"\n]+)"/)?.1 == module[...] {
      if let path = target.firstMatch(of: /[\s,(]path:\s*"([^"\n]+)"/) { return String(path.1) }
    }
    return nil
  }
}
