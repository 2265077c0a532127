import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// A screen of a project with catalogs.
struct CatalogScreen {
  let tree: ViewTree

  /// - Parameters:
  ///   - body: of the view that is shown.
  ///   - resources: text by path.
  init(
    _ body: String, members: String = "", declarations: String = "", resources: [String: String],
    locale: String = "en_US", device: Device = .iPhone, path: String = "App/Probe.swift"
  ) {
    let code = probe(body, members: members, declarations: declarations)
    let environment = ScreenEnvironment(device: device, locale: locale)
    tree = onLargeStack {
      let files = resources.sorted { $0.key < $1.key }.map {
        ResourceFile(path: $0.key, bytes: Array($0.value.utf8))
      }
      let catalogs = files.isEmpty ? nil : StringCatalogs(files, bounds: .standard)
      return Screen(
        files: [(path, code)], open: "Probe", environment, catalogs: catalogs, resources: files
      ).tree
    }
  }

  /// The words of every `Text`, in order.
  var texts: [String] { nodes("Text").compactMap { $0.unlabeled()?.string } }

  var notices: [String] { tree.notices.map(\.description) }

  func nodes(_ name: String) -> [ViewNode] {
    var result: [ViewNode] = []
    var open = [tree.root]
    while let node = open.popLast() {
      if node.name == name { result.append(node) }
      open += node.children.reversed()
    }
    return result
  }
}
