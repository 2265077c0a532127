import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// The JSON of AccessibilitySnapshot's model (spec formats.md 7, accessibility-snapshot-model.md).
///
/// Its hints are composed already and its order is explicit, so nothing is added to either.
struct SnapshotModelReader {
  private let input: CaptureInput
  private let json: JSONCapture
  private var count = 0

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var reader = SnapshotModelReader(input, try JSONCapture.read(input).0)
    return [try reader.screen()]
  }

  private init(_ input: CaptureInput, _ json: JSONCapture) {
    self.input = input
    self.json = json
  }

  /// A node with the place at which it is first read.
  private struct Placed {
    var index: Int
    var view: ViewNode
    /// What the library says of an element, its place in a container too. nil: a container.
    var description: String?
  }

  private mutating func screen() throws(InputError) -> CapturedScreen {
    var items: [Placed] = []
    for item in try json.list(0, "the document") { items.append(try node(item)) }
    var root = UIKitNode()
    root.typeName = "Snapshot"
    root.isElement = false
    root.elements = ordered(items, Identity.root)
    var notices: [Notice] = []
    let place = json.tape.location(0)
    if count == 0 {
      notices.append(Notice(.warning, .input, at: place, "the capture is empty: there is no element in it"))
    }
    return CapturedScreen(
      name: input.fileName, root: ViewNode(.element(root), source: place),
      environment: input.environment, location: place, notices: notices)
  }

  /// In the order of `traversalIndex`, with identities by that order.
  private func ordered(_ items: [Placed], _ owner: Identity) -> [ViewNode] {
    items.sorted { $0.index < $1.index }.map(\.view)
  }

  private mutating func node(_ index: Int) throws(InputError) -> Placed {
    count += 1
    guard count <= input.nodeLimit else { throw json.fault(index, "more than \(input.nodeLimit) nodes") }
    let identity = Identity.root.child(count)
    if let element = json.member(index, "element") {
      let place = json.member(element, "traversalIndex")
      let order =
        try place.map { index throws(InputError) in try json.number(index, "traversalIndex") } ?? nil
      guard let content = json.member(element, "_0") else {
        throw json.fault(element, "an element wants the field '_0'")
      }
      let description = json.member(content, "description")
      return Placed(
        index: order.flatMap { Int(exactly: $0.rounded()) } ?? count,
        view: ViewNode(
          .element(try self.element(content)), identity: identity, source: json.tape.location(content)),
        description: try description.flatMap { index throws(InputError) in
          try json.text(index, "description")
        } ?? "")
    }
    if let container = json.member(index, "container") { return try self.container(container, identity) }
    throw json.fault(index, "a node is an 'element' or a 'container'")
  }

  // MARK: Containers

  private mutating func container(_ index: Int, _ identity: Identity) throws(InputError) -> Placed {
    guard let content = json.member(index, "_0") else {
      throw json.fault(index, "a container wants the field '_0'")
    }
    var properties = UIKitNode()
    properties.isElement = false
    properties.typeName = "Container"
    for key in json.keys(of: content) {
      switch json.tape.key(key) {
      case "type": try readType(key + 1, into: &properties)
      case "frame": properties.frame = try pair(key + 1, "frame")
      default: properties.extras.append(ExtraField(json.tape.key(key), json.extra(key).value))
      }
    }
    var items: [Placed] = []
    if let children = json.member(index, "children") {
      for child in try json.list(children, "children") { items.append(try node(child)) }
    }
    items.sort { $0.index < $1.index }
    if properties.containerType == .dataTable { addCells(to: &items) }
    let first = items.first?.index ?? count
    let elements = items.map(\.view)
    let place = json.tape.location(content)
    guard isSilent(properties, items) else {
      properties.elements = elements
      return Placed(
        index: first, view: ViewNode(.element(properties), identity: identity, source: place))
    }
    // Subviews, not elements that the container names: they have no words about their place.
    var inner = UIKitNode()
    inner.typeName = "Elements"
    inner.isElement = false
    inner.elements = elements
    let held = ViewNode(.element(inner), identity: identity.child("elements"), source: place)
    return Placed(
      index: first,
      view: ViewNode(.element(properties), children: [held], identity: identity, source: place))
  }

  /// Whether a list or landmark was found by its subviews: no element of it tells of its place
  /// (spec accessibility-snapshot-model.md, import notes).
  private func isSilent(_ properties: UIKitNode, _ items: [Placed]) -> Bool {
    guard properties.containerType == .list || properties.containerType == .landmark else { return false }
    let descriptions = items.compactMap(\.description)
    guard !descriptions.isEmpty, descriptions.count == items.count else { return false }
    return !descriptions.contains { ModelContext.tellsPlace($0) }
  }

  /// Where the cells of a table stand is only told in their descriptions.
  private func addCells(to items: inout [Placed]) {
    var row: Int?
    for place in items.indices {
      guard let description = items[place].description,
        case .element(var properties) = items[place].view.kind
      else { continue }
      let found = ModelContext.cell(in: description)
      // A row is told at its first cell.
      row = found.row ?? row
      guard let row, let column = found.column else { continue }
      properties.cell = UIKitNode.Cell(
        row: row - 1, column: column - 1, rowSpan: found.rowSpan, columnSpan: found.columnSpan)
      properties.origins.append(FieldOrigin("cell", "the description"))
      items[place].view.kind = .element(properties)
    }
  }

  private func readType(_ index: Int, into properties: inout UIKitNode) throws(InputError) {
    guard json.isObject(index), let key = json.keys(of: index).first else {
      throw json.mismatch(index, "type", "an object with one field")
    }
    let name = json.tape.key(key)
    properties.typeName = name
    switch name {
    case "semanticGroup":
      properties.containerType = .semanticGroup
      properties.label = try text(key + 1, "label")
      properties.value = try text(key + 1, "value")
      properties.identifier = try text(key + 1, "identifier")
    case "list": properties.containerType = .list
    case "landmark": properties.containerType = .landmark
    case "dataTable":
      properties.containerType = .dataTable
      var table = UIKitNode.DataTable()
      table.rows = try whole(key + 1, "rowCount")
      table.columns = try whole(key + 1, "columnCount")
      properties.dataTable = table
    case "tabBar": properties.traits = .tabBar
    default: properties.extras.append(ExtraField("type", name))
    }
  }

  // MARK: Elements

  private mutating func element(_ index: Int) throws(InputError) -> UIKitNode {
    guard json.isObject(index) else { throw json.mismatch(index, "_0", "an object") }
    var properties = UIKitNode()
    properties.typeName = "Element"
    properties.isElement = true
    properties.systemHint = "none"
    var description: String?
    var usesDefaultPoint = true
    for key in json.keys(of: index) {
      let name = json.tape.key(key)
      let value = key + 1
      switch name {
      case "description": description = try json.text(value, name)
      case "label": properties.label = try json.text(value, name)
      case "value": properties.value = try json.text(value, name)
      case "hint": properties.hint = try json.text(value, name)
      case "identifier": properties.identifier = try json.text(value, name)
      case "traits": try readTraits(value, into: &properties)
      case "userInputLabels": properties.userInputLabels = try json.texts(value, name)
      case "shape": try readShape(value, into: &properties)
      case "activationPoint": properties.activationPoint = try point(value, name)
      case "usesDefaultActivationPoint": usesDefaultPoint = try json.bool(value, name) ?? true
      case "customActions":
        properties.customActions = try json.texts(value, name).map { UIKitNode.CustomAction(name: $0) }
      case "customContent": properties.customContent = try content(value)
      case "customRotors": properties.rotors = try rotors(value)
      case "accessibilityLanguage": properties.language = try json.text(value, name)
      case "respondsToUserInteraction": properties.respondsToUserInteraction = try json.bool(value, name)
      default: properties.extras.append(ExtraField(name, json.extra(key).value))
      }
    }
    if usesDefaultPoint { properties.activationPoint = nil }
    if properties.hint != nil {
      properties.origins.append(FieldOrigin("hint", "the model's hint, with the system's own in it"))
    }
    if properties.label == nil, properties.value == nil, properties.hint == nil, properties.traits == nil,
      let description, !description.isEmpty
    {
      // A hint that stands for the label is only in the description.
      properties.hint = description
      properties.origins.append(FieldOrigin("hint", "the description", isGuess: true))
    }
    return properties
  }

  private func readTraits(_ index: Int, into properties: inout UIKitNode) throws(InputError) {
    let names = try json.texts(index, "traits")
    var traits: Traits = []
    for name in names {
      if let trait = Traits(name: name) {
        traits.formUnion(trait)
      } else {
        properties.extras.append(ExtraField("traits", shortened(name)))
      }
    }
    // UIKit's switches have both.
    properties.traits = names.isEmpty ? [] : traits
  }

  private func readShape(_ index: Int, into properties: inout UIKitNode) throws(InputError) {
    if let frame = json.member(index, "frame") {
      // What the library lists is an element: without a size it only has no known place.
      properties.frame = try pair(frame, "frame").flatMap { $0.isEmpty ? nil : $0 }
    } else if let path = json.member(index, "pathElements") {
      properties.pathBounds = try bounds(ofPath: path)
      if properties.pathBounds?.isEmpty == true { properties.pathBounds = nil }
      properties.frame = properties.pathBounds
      properties.origins.append(FieldOrigin("frame", "the bounds of the path"))
    }
  }

  private func bounds(ofPath index: Int) throws(InputError) -> Rect? {
    var result: Rect?
    for element in try json.list(index, "pathElements") {
      guard json.isObject(element), let key = json.keys(of: element).first else { continue }
      guard let to = json.member(key + 1, "to"), let point = try point(to, "to") else { continue }
      let spot = Rect(origin: point, size: .zero)
      result = result?.union(spot) ?? spot
    }
    return result
  }

  private func content(_ index: Int) throws(InputError) -> [UIKitNode.CustomContent] {
    var result: [UIKitNode.CustomContent] = []
    for item in try json.list(index, "customContent") {
      guard json.isObject(item) else { throw json.mismatch(item, "customContent", "a list of objects") }
      result.append(
        .init(
          label: try text(item, "label") ?? "", value: try text(item, "value") ?? "",
          isImportant: try json.member(item, "isImportant").map { index throws(InputError) in
            try json.bool(index, "isImportant") ?? false
          } ?? false))
    }
    return result
  }

  private func rotors(_ index: Int) throws(InputError) -> [UIKitNode.Rotor] {
    var result: [UIKitNode.Rotor] = []
    for item in try json.list(index, "customRotors") {
      var names: [String] = []
      if let markers = json.member(item, "resultMarkers") {
        for marker in try json.list(markers, "resultMarkers") {
          if let name = try text(marker, "elementDescription") { names.append(name) }
        }
      }
      result.append(.init(name: try text(item, "name") ?? "", results: names))
    }
    return result
  }

  // MARK: Values

  private func text(_ index: Int, _ field: String) throws(InputError) -> String? {
    guard let member = json.member(index, field) else { return nil }
    return try json.text(member, field)
  }

  private func whole(_ index: Int, _ field: String) throws(InputError) -> Int? {
    guard let member = json.member(index, field), let number = try json.number(member, field) else {
      return nil
    }
    return Int(exactly: number.rounded())
  }

  private func point(_ index: Int, _ field: String) throws(InputError) -> Point? {
    let items = try json.list(index, field)
    guard items.count == 2, let x = try json.number(items[0], field), let y = try json.number(items[1], field)
    else { throw json.mismatch(index, field, "[x, y]") }
    return Point(x: x, y: y)
  }

  /// `[[x, y], [width, height]]`.
  private func pair(_ index: Int, _ field: String) throws(InputError) -> Rect? {
    let items = try json.list(index, field)
    guard items.count == 2, let origin = try point(items[0], field), let size = try point(items[1], field)
    else { throw json.mismatch(index, field, "[[x, y], [width, height]]") }
    return Rect(origin: origin, size: Size(width: max(0, size.x), height: max(0, size.y)))
  }
}
