/// The targets of an Xcode project, read from its `project.pbxproj`: a property list of objects that name each other
/// by identifiers (https://developer.apple.com/documentation/xcode/projects-and-workspaces).
package struct XcodeProject {
  /// In the project's order.
  package private(set) var targets: [BuildTarget] = []
  /// The property lists of its apps.
  package private(set) var infoPlists: [BuiltInfoPlist] = []

  /// - Parameters:
  ///   - bytes: the content of `project.pbxproj`.
  ///   - read: the bytes of a file below the project's folder; nil where there is none.
  /// - Returns: nil where it is none.
  package init?(_ bytes: [UInt8], read: (String) -> [UInt8]? = { _ in nil }) {
    guard let objects = XcodeObjects(bytes), let root = objects.root,
      let ids = root["targets"] as? [String]
    else { return nil }
    let places = XcodeGroups(root, objects)
    for id in ids {
      guard let target = objects[id] else { continue }
      let settings = XcodeSettings(target, root, objects, places, read)
      guard let made = XcodeProject.target(target, id: id, settings, objects, places) else { continue }
      targets.append(made)
      targets[targets.count - 1].headers = XcodeProject.headers(of: made, target, settings, objects, places)
      if made.kind == .application {
        infoPlists.append(BuiltInfoPlist(of: made, settings: settings.all))
      }
    }
  }

  private static func target(
    _ target: XcodeObjects.Object, id: String, _ settings: XcodeSettings, _ objects: XcodeObjects,
    _ places: XcodeGroups
  ) -> BuildTarget? {
    guard let name = target["name"] as? String else { return nil }
    var result = BuildTarget(
      module: settings.module(of: target, named: name), kind: settings.kind(of: target))
    for phase in objects.list(target["buildPhases"]) where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in objects.list(phase["files"]) {
        if let reference = file["fileRef"] as? String, let path = places.paths[reference] {
          result.files.insert(path)
        }
      }
    }
    result.ignoreCapitals()
    // A folder that Xcode keeps in step with the disk is compiled whole, but for what the target's exceptions name;
    // to a target that doesn't have the folder its exceptions are what it takes from there.
    let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (group, folder) in places.synchronized.sorted(by: { $0.value < $1.value }) {
      let isOwn = own.contains(group)
      if isOwn { result.folders.append(folder) }
      for exceptions in objects.list(objects[group]?["exceptions"])
      where exceptions["target"] as? String == id {
        for path in exceptions["membershipExceptions"] as? [String] ?? [] {
          let path = XcodeGroups.joined(folder, path)
          if isOwn { result.excluded.insert(path) } else { result.files.insert(path) }
        }
      }
    }
    return result
  }

  private static func headers(
    of made: BuildTarget, _ target: XcodeObjects.Object, _ settings: XcodeSettings, _ objects: XcodeObjects,
    _ places: XcodeGroups
  ) -> [String] {
    var found: [String] = []
    if let bridging = settings.all["SWIFT_OBJC_BRIDGING_HEADER"]?.replacing("\"", with: ""),
      !bridging.isEmpty, !bridging.hasPrefix("/")
    {
      found.append(XcodeGroups.joined("", bridging))
    }
    guard made.kind == .library else { return found }
    // https://clang.llvm.org/docs/Modules.html, "umbrella header"
    let umbrella = "\(made.module).h"
    for phase in objects.list(target["buildPhases"]) where phase["isa"] as? String == "PBXHeadersBuildPhase" {
      for file in objects.list(phase["files"]) {
        guard let reference = file["fileRef"] as? String, let path = places.paths[reference],
          path == umbrella || path.hasSuffix("/\(umbrella)")
        else { continue }
        found.append(path)
      }
    }
    return found + made.folders.map { XcodeGroups.joined($0, umbrella) }
  }
}
