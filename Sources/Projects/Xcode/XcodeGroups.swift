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
