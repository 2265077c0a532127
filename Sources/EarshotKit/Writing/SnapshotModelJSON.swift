import EarshotAccessibilityTree
import EarshotReports
import EarshotVocabulary
import EarshotVoiceOver

extension OpenedInput {
  /// The one screen that is meant in AccessibilitySnapshot's JSON model: an array of elements and
  /// containers, as its synthesized Codable writes them (spec formats.md 7).
  ///
  /// - Throws: `EarshotError.usage` that names the screens where there are several.
  public func accessibilitySnapshotModel() throws(EarshotError) -> [UInt8] {
    _ = try navigator()
    guard let screen = screens.first else { return [] }
    let tree = screen.open(isLive: false).tree
    let announcer = Announcer(settings: settings, environment: tree.environment)
    var writer = JSONWriter(spacing: .readable)
    writer.snapshotModel(of: tree) { announcer.snapshot(of: $0) }
    return writer.bytes
  }
}

extension JSONWriter {
  mutating func snapshotModel(
    of tree: AccessibilityTree, describe: (AccessibilityElement) -> SnapshotDescription
  ) {
    let nodes = ModelNode.all(of: tree)
    array { writer in
      for node in nodes { writer.node(node, tree, describe, indent: 2) }
      if !nodes.isEmpty { writer.breakLineBeforeEnd() }
    }
    endText()
  }

  private mutating func node(
    _ node: ModelNode, _ tree: AccessibilityTree,
    _ describe: (AccessibilityElement) -> SnapshotDescription, indent: Int
  ) {
    breakLine(indent)
    object { writer in
      switch node {
      case .element(let index):
        writer.key("element")
        writer.object { writer in
          writer.key("_0")
          writer.modelElement(tree.elements[index], describe(tree.elements[index]))
          writer.key("traversalIndex")
          writer.int(index)
        }
      case .container(let index, let children):
        writer.key("container")
        writer.object { writer in
          writer.key("_0")
          writer.modelContainer(tree.containers[index], tree)
          writer.key("children")
          writer.array { writer in
            for child in children { writer.node(child, tree, describe, indent: indent + 2) }
          }
        }
      }
    }
  }

  // MARK: Elements

  private mutating func modelElement(
    _ element: AccessibilityElement, _ snapshot: SnapshotDescription
  ) {
    object { writer in
      writer.key("description")
      writer.string(snapshot.description)
      writer.present("label", element.label?.string)
      writer.present("value", element.value?.string)
      writer.key("traits")
      writer.strings(ModelTraits.names(of: element.traits))
      writer.present("identifier", element.identifier)
      writer.present("hint", snapshot.hint)
      if !element.inputLabels.isEmpty {
        writer.key("userInputLabels")
        writer.strings(element.inputLabels)
      }
      writer.modelPlace(of: element)
      writer.modelParts(of: element)
      writer.present("accessibilityLanguage", element.language)
      writer.key("respondsToUserInteraction")
      writer.bool(element.respondsToUserInteraction ?? element.takesTouches)
    }
  }

  /// A field that is left out where there is nothing.
  private mutating func present(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  private mutating func modelPlace(of element: AccessibilityElement) {
    let frame = element.frame ?? .zero
    key("shape")
    object { writer in
      writer.key("type")
      writer.string("frame")
      writer.key("frame")
      writer.pairs(of: frame)
    }
    let point = element.activationPoint ?? frame.center
    key("activationPoint")
    pair(point.x, point.y)
    key("usesDefaultActivationPoint")
    bool(element.activationPoint == nil || point == frame.center)
  }

  private mutating func modelParts(of element: AccessibilityElement) {
    key("customActions")
    strings(element.actions.map(\.name))
    key("customContent")
    array { writer in
      for content in element.customContent {
        writer.object { writer in
          writer.key("label")
          writer.string(content.label)
          writer.key("value")
          writer.string(content.value)
          writer.key("isImportant")
          writer.bool(content.importance == .high)
        }
      }
    }
    key("customRotors")
    array { writer in
      for rotor in element.rotors { writer.modelRotor(rotor) }
    }
  }

  private mutating func modelRotor(_ rotor: Rotor) {
    object { writer in
      writer.key("name")
      writer.string(rotor.name)
      writer.key("resultMarkers")
      writer.array { writer in
        for entry in rotor.entries {
          writer.object { writer in
            writer.key("elementDescription")
            writer.string(entry.label ?? "")
            if let range = entry.textRange {
              writer.key("rangeDescription")
              writer.string("[\(range.lowerBound)..<\(range.upperBound)]")
            }
          }
        }
      }
      writer.key("limit")
      writer.object { writer in
        writer.key("none")
        writer.object { _ in }
      }
    }
  }

  private mutating func pair(_ first: Double, _ second: Double) {
    array { writer in
      writer.number(first)
      writer.number(second)
    }
  }

  private mutating func pairs(of frame: Rect) {
    array { writer in
      writer.pair(frame.minX, frame.minY)
      writer.pair(frame.width, frame.height)
    }
  }

  // MARK: Containers

  private mutating func modelContainer(
    _ container: AccessibilityContainer, _ tree: AccessibilityTree
  ) {
    object { writer in
      writer.key("type")
      writer.object { writer in writer.modelType(of: container, tree) }
      writer.key("frame")
      writer.pairs(of: container.frame ?? ModelNode.frame(of: container, in: tree))
    }
  }

  private mutating func modelType(of container: AccessibilityContainer, _ tree: AccessibilityTree) {
    switch container.kind {
    case .list:
      key("list")
      object { _ in }
    case .landmark:
      key("landmark")
      object { _ in }
    case .tabBar:
      key("tabBar")
      object { _ in }
    case .dataTable:
      let size = ModelNode.tableSize(of: container, in: tree)
      key("dataTable")
      object { writer in
        writer.key("rowCount")
        writer.int(size.rows)
        writer.key("columnCount")
        writer.int(size.columns)
      }
    default:
      key("semanticGroup")
      object { writer in
        writer.present("label", container.label?.string)
        writer.present("value", container.value?.string)
        writer.present("identifier", container.identifier)
      }
    }
  }
}

/// A tree of the model: elements inside those containers that it knows.
private indirect enum ModelNode {
  case element(Int)
  case container(Int, [ModelNode])

  private static let known: Set<AccessibilityContainer.Kind> = [
    .list, .landmark, .tabBar, .dataTable, .semanticGroup,
  ]

  /// Elements in the order of swipes; one container a run of its elements.
  static func all(of tree: AccessibilityTree) -> [ModelNode] {
    var open: [(container: Int?, children: [ModelNode])] = [(nil, [])]
    func close(to count: Int, _ open: inout [(container: Int?, children: [ModelNode])]) {
      while open.count > count, let last = open.popLast(), let container = last.container {
        open[open.count - 1].children.append(.container(container, last.children))
      }
    }
    for (index, element) in tree.elements.enumerated() {
      let path = element.containers.filter { container in
        tree.containers.indices.contains(container) && known.contains(tree.containers[container].kind)
      }
      var shared = 0
      while shared < path.count, shared + 1 < open.count, open[shared + 1].container == path[shared] {
        shared += 1
      }
      close(to: shared + 1, &open)
      for container in path.dropFirst(shared) { open.append((container, [])) }
      open[open.count - 1].children.append(.element(index))
    }
    close(to: 1, &open)
    return open[0].children
  }

  static func frame(of container: AccessibilityContainer, in tree: AccessibilityTree) -> Rect {
    let frames = container.elements.filter(tree.elements.indices.contains).compactMap {
      tree.elements[$0].frame
    }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  static func tableSize(
    of container: AccessibilityContainer, in tree: AccessibilityTree
  ) -> (rows: Int, columns: Int) {
    var size = (rows: 0, columns: 0)
    for index in container.elements where tree.elements.indices.contains(index) {
      guard case .dataTableCell(let cell)? = tree.elements[index].context else { continue }
      size.rows = max(size.rows, (cell.row ?? -1) + 1)
      size.columns = max(size.columns, (cell.column ?? -1) + 1)
    }
    return size
  }
}

/// The model's names of traits; what it has none for is one number of iOS's own bits.
private enum ModelTraits {
  private static let known: Set<String> = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "header", "tabBar", "textEntry",
    "isEditing", "secureTextField", "backButton", "tabBarItem", "textArea", "switchButton",
  ]

  /// iOS's bits of the traits that the model does not name (spec formats.md 0.2).
  private static let bits: [(trait: Traits, bit: UInt64)] = [
    (.pickerItem, 19), (.draggable, 38), (.popUpButton, 40), (.supportsZoom, 46),
  ]

  static func names(of traits: Traits) -> [String] {
    var traits = traits
    if traits.contains(.toggle) { traits.insert(.switchButton) }
    var names = traits.names.filter { known.contains($0) }
    let others = bits.filter { traits.contains($0.trait) }.reduce(UInt64(0)) { $0 | 1 << $1.bit }
    if others != 0 { names.append("unknown(\(others))") }
    return names
  }
}

extension AccessibilityElement {
  /// Whether a touch is expected to do something.
  fileprivate var takesTouches: Bool {
    defaultAction != nil || !actions.isEmpty
      || traits.containsAny(of: [.button, .link, .adjustable, .textEntry, .switchButton, .toggle])
  }
}
