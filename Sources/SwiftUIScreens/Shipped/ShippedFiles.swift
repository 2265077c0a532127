import EarshotLocalization
import EarshotSwiftCode
import EarshotVocabulary

/// The files that an app ships, as its code finds them in its bundle: by their names, in folders of languages, or in
/// folders that keep their names.
///
/// Which target a file is copied for is not told: of several of one name it is the nearest to the code that is shown.
package struct ShippedFiles: Sendable {
  /// The kinds of files that are gathered: of any other it is not known whether there is one.
  package static let kinds: Set<String> = [
    "json", "geojson", "csv", "tsv", "plist", "xib", "storyboard", "txt", "md", "html",
  ]

  /// All that was gathered, also what is compiled into something else.
  let all: [ResourceFile]
  private let byName: [Substring: [ResourceFile]]
  /// Whether the project is made from a description of another tool's, which may hold what the app's property list
  /// does not.
  let areDescribed: Bool

  /// Descriptions of projects by XcodeGen, Tuist and Bazel.
  package static let descriptions: Set<String> = [
    "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel",
  ]

  package init(_ files: [ResourceFile]) {
    all = files
    areDescribed = files.contains { ShippedFiles.descriptions.contains(String($0.path.name)) }
    let shipped = files.filter { file in
      file.path.ending.map { ShippedFiles.kinds.contains(String($0)) } ?? false
        && !file.path.contains(".xcassets/")
    }
    byName = Dictionary(grouping: shipped) { $0.path.name }
  }

  /// Where in the bundle a file of a name is; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: with its ending.
  ///   - folder: the folder of the bundle that is meant; nil: its outermost.
  ///   - languages: those that serve the reader, best first.
  ///   - place: the file whose code asks.
  func path(
    of name: String, in folder: String?, languages: [String], near place: String, on device: Device
  ) -> String? {
    for name in [ShippedFiles.name(name, for: device), name] {
      let found = nearest(name, to: place).filter { file in
        folder.map { "/\(file.path.folder)".hasSuffix("/\($0)") } ?? true
      }
      guard let first = found.first else { continue }
      if let folder { return "\(folder)/\(name)" }
      let all = found.map { $0.path.folder.name }
      let localized = all.filter { $0.hasSuffix(".lproj") }
      guard localized.count == all.count else { return name }
      let own = languages.map { "\($0).lproj" } + ["Base.lproj"]
      let best = own.first { language in localized.contains { $0 == language } }
      return "\(best ?? String(first.path.folder.name))/\(name)"
    }
    return nil
  }

  /// The file at a place in the bundle.
  func file(at path: String, near place: String) -> ResourceFile? {
    nearest(String(path[...].name), to: place).first { "/\($0.path)".hasSuffix("/\(path)") }
  }

  /// What is in a folder of the bundle, in the order of the names: files, and folders of languages.
  func names(in folder: String) -> [String] {
    var names: Set<String> = []
    for file in byName.values.joined() {
      let around = file.path.folder
      let isLocalized = around.hasSuffix(".lproj")
      if folder.isEmpty {
        names.insert(String(isLocalized ? around.name : file.path.name))
      } else if "/\(around)".hasSuffix("/\(folder)") {
        names.insert(String(file.path.name))
      }
    }
    return names.sorted()
  }

  func isFolder(_ path: String) -> Bool { path.isEmpty || !names(in: path).isEmpty }

  /// The data of an asset catalog by its name.
  func dataAsset(_ name: String, near place: String) -> ResourceFile? {
    sorted(
      all.filter {
        "/\($0.path.folder)".hasSuffix("/\(name).dataset") && $0.path.name != "Contents.json"
      }, by: place
    ).first
  }

  /// The property lists of apps as they are in their bundles, `Harbor.app/Info.plist`; where there are none, those
  /// that the code has: `Info.plist`, `Harbor-Info.plist`.
  func infoLists(near place: String) -> [ResourceFile] {
    let all = byName.filter { $0.key.hasSuffix("Info.plist") }.flatMap(\.value)
    let built = all.filter { $0.path.folder.hasSuffix(".app") }
    return sorted(built.isEmpty ? all : built, by: place)
  }

  private func nearest(_ name: String, to place: String) -> [ResourceFile] {
    sorted(byName[name[...]] ?? [], by: place)
  }

  private func sorted(_ files: [ResourceFile], by place: String) -> [ResourceFile] {
    files.sorted {
      let (one, other) = ($0.path.foldersInCommon(with: place), $1.path.foldersInCommon(with: place))
      return one == other ? $0.path < $1.path : one > other
    }
  }

  /// `Tides~ipad.json`, which comes before the one for all devices.
  private static func name(_ name: String, for device: Device) -> String {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<end])~\(device.idiom == .pad ? "ipad" : "iphone")\(name[end...])"
  }
}

extension StringProtocol {
  /// What stands behind the last slash.
  var name: SubSequence { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }
  /// What stands before the last slash.
  var folder: SubSequence { self[..<(lastIndex(of: "/") ?? startIndex)] }
  /// What stands behind the last dot of the name.
  var ending: SubSequence? {
    let name = self.name
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] }
  }
}
