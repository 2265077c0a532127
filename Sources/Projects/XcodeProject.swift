import Foundation

/// The targets of an Xcode project, read from its `project.pbxproj`: a property list of objects that name each other
/// by identifiers (https://developer.apple.com/documentation/xcode/projects-and-workspaces).
package struct XcodeProject {
  /// In the project's order.
  package let targets: [BuildTarget]

  /// - Parameter bytes: the content of `project.pbxproj`.
  /// - Returns: nil where it is none.
  package init?(_ bytes: [UInt8]) {
    guard let objects = XcodeObjects(bytes), let root = objects.root,
      let ids = root["targets"] as? [String]
    else { return nil }
    let places = XcodeGroups(root, objects)
    targets = ids.compactMap { id in
      objects[id].flatMap { XcodeProject.target($0, id: id, of: root, objects, places) }
    }
  }

  private static func target(
    _ target: XcodeObjects.Object, id: String, of root: XcodeObjects.Object, _ objects: XcodeObjects,
    _ places: XcodeGroups
  ) -> BuildTarget? {
    guard let name = target["name"] as? String else { return nil }
    let settings = XcodeSettings(target, root, objects)
    var result = BuildTarget(
      module: settings.module(of: target, named: name), kind: settings.kind(of: target))
    for phase in objects.list(target["buildPhases"]) where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in objects.list(phase["files"]) {
        if let reference = file["fileRef"] as? String, let path = places.paths[reference] {
          result.files.insert(path)
        }
      }
    }
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
}

/// The objects of a project file.
struct XcodeObjects {
  typealias Object = [String: Any]

  private let objects: [String: Object]
  /// The object that stands for the project.
  let root: Object?

  /// Lists in lists that a project file may have at most. Xcode's have five.
  private static let mostLevels = 64

  init?(_ bytes: [UInt8]) {
    guard XcodeObjects.levels(of: bytes) <= XcodeObjects.mostLevels,
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? Object,
      let objects = list["objects"] as? [String: Any]
    else { return nil }
    let known = objects.compactMapValues { $0 as? Object }
    self.objects = known
    root = (list["rootObject"] as? String).flatMap { known[$0] }
  }

  subscript(id: String) -> Object? { objects[id] }

  /// The objects of a list of identifiers.
  func list(_ ids: Any?) -> [Object] { (ids as? [String] ?? []).compactMap { objects[$0] } }

  func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  /// How deep its lists stand in each other, at most: Foundation reads them by calls in calls.
  private static func levels(of bytes: [UInt8]) -> Int {
    var level = 0
    var most = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        level += 1
        most = max(most, level)
      case UInt8(ascii: ")"), UInt8(ascii: "}"): level -= 1
      default: break
      }
    }
    return most
  }
}

/// Where the files of a project lie, by the groups that its navigator shows them in.
struct XcodeGroups {
  /// The paths of files, below the project's folder, by their identifiers.
  private(set) var paths: [String: String] = [:]
  /// The paths of the folders that Xcode keeps in step with the disk.
  private(set) var synchronized: [String: String] = [:]

  init(_ root: XcodeObjects.Object, _ objects: XcodeObjects) {
    let folder = XcodeGroups.joined("", root["projectDirPath"] as? String ?? "")
    var open = [(id: root["mainGroup"] as? String ?? "", around: folder)]
    var seen: Set<String> = []
    while let (id, around) = open.popLast() {
      guard seen.insert(id).inserted, let object = objects[id],
        let place = XcodeGroups.place(of: object, in: around, project: folder)
      else { continue }
      switch object["isa"] as? String {
      case "PBXFileReference": paths[id] = place
      case "PBXFileSystemSynchronizedRootGroup": synchronized[id] = place
      default: open += (object["children"] as? [String] ?? []).map { ($0, place) }
      }
    }
  }

  /// nil where it lies among what is built or in Xcode.
  private static func place(of object: XcodeObjects.Object, in around: String, project: String) -> String? {
    let path = object["path"] as? String ?? ""
    switch object["sourceTree"] as? String {
    case "<group>", nil: return joined(around, path)
    case "SOURCE_ROOT": return joined(project, path)
    default: return nil
    }
  }

  /// A path in a folder, without dots.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

/// What a target's settings say of its module.
struct XcodeSettings {
  /// Those of the target in its first configuration, before those of the project.
  private let values: [XcodeObjects.Object]

  init(_ target: XcodeObjects.Object, _ root: XcodeObjects.Object, _ objects: XcodeObjects) {
    values = [target, root].compactMap { owner in
      let list = objects.object(owner["buildConfigurationList"])
      return objects.list(list?["buildConfigurations"]).first?["buildSettings"] as? XcodeObjects.Object
    }
  }

  /// A setting as it is written; nil where it isn't, or is made of others.
  private func value(_ name: String) -> String? {
    guard let value = values.lazy.compactMap({ $0[name] as? String }).first, !value.contains("$") else {
      return nil
    }
    return value
  }

  func module(of target: XcodeObjects.Object, named name: String) -> String {
    BuildTarget.moduleName(of: value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? name)
  }

  /// The platforms' names in `SDKROOT` that are not the phone's.
  private static let otherPlatforms = ["macosx", "watchos", "appletvos", "xros"]

  func kind(of target: XcodeObjects.Object) -> BuildTarget.Kind {
    let platform = value("SDKROOT") ?? ""
    if XcodeSettings.otherPlatforms.contains(where: platform.hasPrefix) { return .other }
    let product = (target["productType"] as? String ?? "").split(separator: ".").last ?? ""
    return switch product {
    case "application", "on-demand-install-capable": .application
    case "framework", "static", "dynamic": .library
    case "app-extension", "extensionkit-extension": .appExtension
    case "unit-test", "ui-testing": .tests
    default: .other
    }
  }
}
