import Foundation

/// The tree of an asset catalog, as SwiftGen hands it to a template
/// (https://github.com/SwiftGen/SwiftGen, Documentation/SwiftGenKit Contexts/xcassets.md).
package struct AssetCatalog {
  private final class Group {
    var isNamespaced = false
    var groups: [String: Group] = [:]
    var assets: [(name: String, type: String)] = []
  }

  private let name: String
  private let root = Group()

  /// - Parameters:
  ///   - name: the name of the catalog without its extension.
  ///   - descriptions: the `Contents.json` files in it, by their paths from its folder.
  package init(name: String, descriptions: [(path: String, bytes: [UInt8])]) {
    self.name = name
    for (path, bytes) in descriptions.sorted(by: { $0.path < $1.path }) { add(path, bytes) }
  }

  /// The sets that a template is handed.
  private static let types = [
    "arresourcegroup": "arresourcegroup", "colorset": "color", "dataset": "data", "imageset": "image",
    "symbolset": "symbol",
  ]

  private func add(_ path: String, _ bytes: [UInt8]) {
    var group = root
    let folders = path.split(separator: "/").dropLast()
    for (depth, folder) in folders.enumerated() {
      guard let dot = folder.lastIndex(of: ".") else {
        let name = String(folder)
        let next = group.groups[name] ?? Group()
        group.groups[name] = next
        group = next
        continue
      }
      guard depth == folders.count - 1, let type = AssetCatalog.types[String(folder[dot...].dropFirst())]
      else {
        return
      }
      return group.assets.append((String(folder[..<dot]), type))
    }
    let description = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let properties = description?["properties"] as? [String: Any]
    group.isNamespaced = properties?["provides-namespace"] as? Bool ?? false
  }

  package var context: [String: Any] { ["name": name, "assets": items(of: root, "")] }

  private func items(of group: Group, _ prefix: String) -> [[String: Any]] {
    let groups = group.groups.map { name, inner -> (String, [String: Any]) in
      let space = inner.isNamespaced ? "\(prefix)\(name)/" : prefix
      return (
        name,
        [
          "type": "group", "name": name, "isNamespaced": "\(inner.isNamespaced)",
          "items": items(of: inner, space),
        ]
      )
    }
    let assets = group.assets.map {
      ($0.name, ["type": $0.type, "name": $0.name, "value": prefix + $0.name])
    }
    return (groups + assets).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
