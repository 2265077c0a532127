import EarshotSDK

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
  private let local: [String]
  private var pods: [String: String] = [:]
  /// The manifests that were asked, by the package.
  private var manifests: [String: String] = [:]

  private let confinement: Confinement

  /// - Parameter local: packages that a manifest names by their paths.
  init(of projects: [String], local: [String] = [], within confinement: Confinement) {
    self.confinement = confinement
    self.local = local
    for project in projects {
      for place in FetchedPackages.places {
        packages += folders(in: FilePath.join(project, place)).map(\.path)
      }
      for (name, path) in folders(in: FilePath.join(project, FetchedPackages.pods)) {
        pods[name] = pods[name] ?? path
      }
    }
  }

  private func folders(in folder: String) -> [(name: String, path: String)] {
    guard confinement.files.status(folder)?.kind == .folder, let readable = confinement.optional(folder)
    else {
      return []
    }
    return confinement.files.entries(readable).map { ($0.name, FilePath.join(folder, $0.name)) }
  }

  var isEmpty: Bool { packages.isEmpty && pods.isEmpty && local.isEmpty }

  /// The folder with the source of a module; nil where it wasn't fetched, and for a module whose views are
  /// known without it.
  /// - Parameter isOwn: whether the app's own code imports it, not a package's.
  mutating func folder(of module: String, isOwn: Bool = false) -> String? {
    // What lies beside the project is the app's own code, whatever its name.
    for package in local {
      if let folder = folder(of: module, in: package) { return folder }
      // Its place is computed, or its declaration is: all of the package may be it.
      let manifest = manifest(of: package)
      let isNamed = isOwn && manifest.contains("\"\(module)\"")
      if isNamed || FetchedPackages.target(module, in: manifest) != nil { return package }
    }
    // What the SDK declares it knows by itself.
    if EmbeddedLibrary.module(module) != nil { return nil }
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
      if confinement.files.status(folder)?.kind == .folder { return folder }
    }
    return nil
  }

  private mutating func manifest(of package: String) -> String {
    if let known = manifests[package] { return known }
    let path = FilePath.join(package, PackageManifest.name)
    let file = confinement.files.status(path) == nil ? nil : confinement.optional(path)
    let bytes = file.flatMap { try? confinement.files.read($0, bound: PackageManifest.mostBytes) }
    let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    manifests[package] = text
    return text
  }

  /// The `path:` of `.target(name: "Tides", dependencies: …, path: "Code")`.
  static func path(of module: String, in manifest: String) -> String? {
    target(module, in: manifest)?.firstMatch(of: /[\s,(]path:\s*"([^"\n]+)"/).map { String($0.1) }
  }

  /// What stands between the parentheses of a target that says where it lies. One that is only named, as what another
  /// depends on, says nothing.
  private static func target(_ module: String, in manifest: String) -> Substring? {
    let declarations = /\.(?:t|testT|executableT|binaryT|systemLibraryT)arget\(|\.macro\(|\.plugin\(/
    return manifest.ranges(of: declarations).lazy.map { manifest[$0.upperBound...] }
      .filter { $0.prefixMatch(of: /\s*name:\s*"([^"\n]+)"/)?.1 == module[...] }
      .map(\.upToClosingParenthesis).first { $0.contains(/[\s,(]path:/) }
  }
}

extension Substring {
  fileprivate var upToClosingParenthesis: Substring {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth < 0 { return self[..<index] }
    }
    return self
  }
}
