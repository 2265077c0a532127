import EarshotAccessibilityTree
import EarshotVocabulary

/// What the scanner steps over: single elements, and groups that are entered to step through
/// what is in them.
public indirect enum ScanItem: Hashable, Sendable {
  /// An index into the tree's elements.
  case element(Int)
  case group(name: String, [ScanItem])

  /// The elements inside, in scanning order.
  public var elements: [Int] {
    switch self {
    case .element(let index): [index]
    case .group(_, let items): items.flatMap(\.elements)
    }
  }
}

/// Groups as Switch Control scans them: a bar, a list or a semantic group with several usable
/// elements is one group (Apple, "Group Items"; WWDC 2019-250).
public enum ScanGroups {
  /// What is scanned of a screen, in order.
  public static func of(_ tree: AccessibilityTree) -> [ScanItem] {
    var items: [ScanItem] = []
    var run: (container: Int?, elements: [Int]) = (nil, [])
    for index in tree.usableElements {
      let container = grouping(of: index, in: tree)
      if container != run.container {
        close(run, into: &items, tree)
        run = (container, [])
      }
      run.elements.append(index)
    }
    close(run, into: &items, tree)
    return items
  }

  private static func close(
    _ run: (container: Int?, elements: [Int]), into items: inout [ScanItem],
    _ tree: AccessibilityTree
  ) {
    guard let container = run.container, run.elements.count > 1 else {
      return items += run.elements.map(ScanItem.element)
    }
    items.append(
      .group(name: name(of: tree.containers[container]), run.elements.map(ScanItem.element)))
  }

  /// The innermost container around the element that the scanner groups by.
  private static func grouping(of index: Int, in tree: AccessibilityTree) -> Int? {
    tree.elements[index].containers.last { container in
      tree.containers.indices.contains(container) && names[tree.containers[container].kind] != nil
    }
  }

  private static let names: [AccessibilityContainer.Kind: String] = [
    .semanticGroup: "Group", .list: "List", .landmark: "Landmark", .dataTable: "Table",
    .tabBar: "Tab bar", .toolbar: "Toolbar", .navigationBar: "Navigation bar", .menu: "Menu",
    .segmentedControl: "Segmented control", .alert: "Alert",
  ]

  private static func name(of container: AccessibilityContainer) -> String {
    let label = container.label?.string ?? ""
    return label.isEmpty ? names[container.kind] ?? "Group" : label
  }
}
