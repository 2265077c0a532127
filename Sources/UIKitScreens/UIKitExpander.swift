import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

/// The screen that shows what UIKit makes.
package protocol UIKitHost: AnyObject {
  var machine: Machine { get }
  /// What does something with the app.
  func handler(_ function: FunctionValue, _ type: Type) -> Handler
  /// The nodes of a view of SwiftUI that UIKit shows.
  func nodes(ofSwiftUI view: TypedValue, at identity: Identity) throws -> [ViewNode]
  /// The nodes that a body makes; one that stands for them where they can't be told.
  func standing(
    for name: String, place: CodePlace?, at identity: Identity, _ body: () throws -> [ViewNode]
  ) throws -> [ViewNode]
  /// Says that something is left out, which is more than is shown here.
  func leaveOut(_ cause: String)
  /// Counts one more node.
  func count() throws
}

/// Makes nodes of UIKit's views, controllers and elements. What each of them says and what is inside it tells code of
/// the SDK: `_Node`.
package final class UIKitExpander {
  private let host: any UIKitHost
  private let describe: Value
  private let nodeType: Type
  private let objectType: NominalType
  /// Where what shows them is written.
  private let source: SourceLocation?
  private var open: Set<Int> = []
  /// What was said to be left out.
  private var leftOut: Set<String> = []
  private var machine: Machine { host.machine }
  private static let deepest = 64

  /// nil where UIKit is not declared.
  package init?(_ host: any UIKitHost, source: SourceLocation?) {
    let machine = host.machine
    guard let object = machine.nominal("NSObject", of: "Foundation"),
      let node = machine.nominal("_Node", of: "UIKit"),
      let describe = machine.program.ownValues(named: "_node", of: object).first
    else { return nil }
    self.host = host
    self.source = source
    self.describe = describe
    objectType = object
    nodeType = node.selfType
  }

  /// The nodes of an object that is shown: itself, or what stands for it.
  package func nodes(showing object: RuntimeValue, at identity: Identity) throws -> [ViewNode] {
    if case .unknown(let unknown) = object { throw Interruption.unknown(unknown.gap.cause) }
    guard case .object(let reference) = object, let part = machine.nominal("_Part", of: "UIKit"),
      let shown = machine.program.ownValues(named: "_part", of: objectType).first
    else { return [] }
    let made = try machine.read(shown, of: object, on: reference.type)
    return try nodes(ofPart: TypedValue(made, part.selfType), at: identity)
  }

  /// The nodes of a view, a controller or an element.
  private func nodes(of object: TypedValue, at identity: Identity) throws -> [ViewNode] {
    let object = machine.opened(object)
    guard case .object(let reference) = object.value else { return [] }
    let name = reference.type.nominal?.dottedName ?? "\(reference.type)"
    guard open.count < UIKitExpander.deepest else {
      leaveOut("views of UIKit are nested deeper than \(UIKitExpander.deepest); the rest is left out")
      return []
    }
    guard open.insert(reference.identity).inserted else {
      leaveOut("a '\(name)' stands in itself; it is left out there")
      return []
    }
    defer { open.remove(reference.identity) }
    return try host.standing(for: name, place: nil, at: identity) {
      var arguments: ContiguousArray<RuntimeValue> = [object.value]
      let made = try machine.call(member: describe, on: reference.type, own: [], &arguments)
      let place = reference.place.map {
        SourceLocation(file: $0.path, line: $0.line, column: $0.column)
      }
      return [try node(NodeFields(made, nodeType, machine), at: identity, made: place)]
    }
  }

  private func leaveOut(_ cause: String) {
    if leftOut.insert(cause).inserted { host.leaveOut(cause) }
  }

  /// - Parameter place: where the app makes what it shows.
  private func node(
    _ fields: NodeFields, at identity: Identity, made place: SourceLocation? = nil
  ) throws -> ViewNode {
    try host.count()
    var children: [[ViewNode]] = []
    var objects: [Int: Int] = [:]
    for (index, part) in fields.list("children").enumerated() {
      if let shown = object(in: part) { objects[shown.identity] = index }
      children.append(try nodes(ofPart: part, at: identity.child(index)))
    }
    var made = UIKitNode()
    try fill(&made, from: fields)
    if fields["elements"] != nil {
      made.elements = try elements(fields, &children, objects, at: identity)
    }
    return ViewNode(
      .element(made), arguments: try arguments(fields, children), children: children.flatMap { $0 },
      identity: identity, source: place ?? source)
  }

  /// `accessibilityElements`: views inside, or elements that are none.
  private func elements(
    _ fields: NodeFields, _ children: inout [[ViewNode]], _ objects: [Int: Int], at identity: Identity
  ) throws -> [ViewNode] {
    try fields.list("elements").enumerated().flatMap { index, element -> [ViewNode] in
      let element = machine.opened(element)
      guard case .object(let reference) = element.value else { return [] }
      if let place = objects[reference.identity] {
        defer { children[place] = [] }
        return children[place]
      }
      return try nodes(of: element, at: identity.child("element").child(index))
    }
  }

  // MARK: Parts

  private func object(in part: TypedValue) -> ObjectReference? {
    guard case .enumCase(0, let held) = part.value, case .object(let object)? = held.first else { return nil }
    return object
  }

  /// The nodes of a `_Part`.
  private func nodes(ofPart part: TypedValue, at identity: Identity) throws -> [ViewNode] {
    guard case .enumCase(let index, let held) = part.value, let cases = part.type.nominal?.cases,
      cases.indices.contains(index)
    else { return [] }
    switch cases[index].name {
    case "object": return try nodes(of: TypedValue(held[0], objectType.selfType), at: identity)
    case "node": return [try node(NodeFields(held[0], nodeType, machine), at: identity)]
    case "swiftUI":
      return try host.nodes(
        ofSwiftUI: machine.opened(TypedValue(held[0], machine.program.types.any)), at: identity)
    case "leftOut":
      if case .text(let cause) = held[0] { leaveOut(cause) }
      return []
    default:
      guard case .text(let name) = held[0], case .text(let cause) = held[1] else { return [] }
      return try host.standing(for: name, place: nil, at: identity) {
        throw Interruption.unknown(GapCause(cause))
      }
    }
  }

  // MARK: Arguments

  private func arguments(_ fields: NodeFields, _ children: [[ViewNode]]) throws -> [Argument] {
    var arguments = [Argument("hosted", .bool(true))]
    arguments += fields.list("texts").compactMap { text in
      if case .text(let text) = text.value { Argument("text", .text(TextContent(text))) } else { nil }
    }
    if let axis = fields.caseName("axis") { arguments.append(Argument("axis", .symbol(axis))) }
    if let spacing = fields.number("spacing") { arguments.append(Argument("spacing", .double(spacing))) }
    if let alignment = fields.caseName("alignment") {
      arguments.append(Argument("alignment", .symbol(alignment)))
    }
    if let sides = frame(fields) { arguments.append(Argument("frame", .list(sides.map { .double($0) }))) }
    if fields.bool("fills") == true { arguments.append(Argument("fills", .bool(true))) }
    let ties = try fields.structures("ties").compactMap { tie($0, children) }
    if !ties.isEmpty { arguments.append(Argument("constraints", .list(ties))) }
    if let nib = fields.text("nib") { arguments.append(Argument("nib", .unknown(nib))) }
    return arguments + fields.unknown
  }

  private func frame(_ fields: NodeFields) -> [Double]? {
    guard case .host(let held)? = fields["frame"]?.value, let rect = held.value as? CGRect else { return nil }
    return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }

  /// A constraint by the numbers of the nodes that it is between; -1 is the view around them.
  private func tie(_ fields: NodeFields, _ children: [[ViewNode]]) -> ArgumentValue? {
    func place(_ name: String) -> Int? {
      guard let part = fields.number(name).map({ Int($0) }) else { return nil }
      if part < 0 { return -1 }
      guard children.indices.contains(part), children[part].count == 1 else { return nil }
      return children[..<part].reduce(0) { $0 + $1.count }
    }
    guard let item = place("item"), let attribute = fields.caseName("attribute") else { return nil }
    var made = [
      Argument("item", .int(item)), Argument("attribute", .symbol(attribute)),
      Argument("constant", .double(fields.number("constant") ?? 0)),
      Argument("multiplier", .double(fields.number("multiplier") ?? 1)),
    ]
    if fields["other"] != nil {
      guard let other = place("other"), let otherAttribute = fields.caseName("otherAttribute") else {
        return nil
      }
      made += [Argument("other", .int(other)), Argument("otherAttribute", .symbol(otherAttribute))]
    }
    if fields.bool("isEqual") == false { made.append(Argument("relation", .symbol("other"))) }
    return .record("Constraint", made)
  }
}

// MARK: What is said

extension UIKitExpander {
  private func fill(_ node: inout UIKitNode, from fields: NodeFields) throws {
    node.className = fields.text("className")
    node.typeName = fields.text("typeName")
    node.isElementKind = fields.bool("isElementKind") ?? false
    node.isElement = fields.bool("isElement")
    node.label = fields.text("label")
    node.symbol = fields.text("symbol")
    node.value = fields.text("value")
    node.hint = fields.text("hint")
    node.traits = fields["traits"].flatMap { traits($0) }
    node.identifier = fields.text("identifier")
    node.language = fields.text("language")
    node.userInputLabels = fields.list("userInputLabels").compactMap { label in
      if case .text(let text) = label.value { text } else { nil }
    }
    node.customContent = try fields.list("customContent").compactMap { try content($0) }
    node.containerType = fields.caseName("containerType").flatMap { UIKitNode.ContainerType(rawValue: $0) }
    node.isHidden = fields.bool("isHidden")
    if let alpha = fields.number("alpha"), alpha < 1 { node.alpha = alpha }
    if fields.bool("clipsToBounds") == true { node.clipsToBounds = true }
    node.elementsHidden = fields.bool("elementsHidden")
    node.isModal = fields.bool("isModal")
    node.groupsChildren = fields.bool("groupsChildren")
    node.respondsToUserInteraction = fields.bool("respondsToUserInteraction")
    if case .host(let held)? = fields["activationPoint"]?.value, let point = held.value as? CGPoint {
      node.activationPoint = Point(x: point.x, y: point.y)
    }
    node.origins = try fields.structures("origins").map { origin in
      FieldOrigin(
        origin.text("field") ?? "", origin.text("rule") ?? "", isGuess: origin.bool("isGuess") ?? false)
    }
    try fillActions(&node, from: fields)
  }

  private func fillActions(_ node: inout UIKitNode, from fields: NodeFields) throws {
    if fields.bool("takesTaps") == true { node.tapHandler = true }
    node.onActivate = handler("activate", fields)
    node.onIncrement = handler("increment", fields)
    node.onDecrement = handler("decrement", fields)
    node.onEscape = handler("escape", fields)
    node.onMagicTap = handler("magicTap", fields)
    node.onEdit = handler("edit", fields)
    node.rotors = try fields.structures("rotors").map { rotor in
      UIKitNode.Rotor(
        name: rotor.text("name") ?? "",
        results: rotor.list("results").compactMap { if case .text(let text) = $0.value { text } else { nil } }
      )
    }
    node.customActions = try fields.structures("actions").map { action in
      UIKitNode.CustomAction(name: action.text("name") ?? "", handler: handler("perform", action))
    }
  }

  private func handler(_ name: String, _ fields: NodeFields) -> Handler? {
    fields.function(name).map { host.handler($0.function, $0.type) }
  }

  private func traits(_ value: TypedValue) -> Traits? {
    guard case .fields(let held) = value.value, case .integer(let bits)? = held.first else { return nil }
    let raw = UInt64(bitPattern: Int64(bits))
    return UIKitExpander.traits.reduce(into: Traits()) { traits, known in
      if raw & (1 << known.bit) != 0 { traits.formUnion(known.trait) }
    }
  }

  /// The bits of `UIAccessibilityTraits` (`UIAccessibilityConstants.h`), and those that the SDK's own code gives to
  /// traits which only UIKit's classes have.
  private static let traits: [(bit: UInt64, trait: Traits)] = [
    (0, .button), (1, .link), (2, .image), (3, .selected), (4, .playsSound), (5, .keyboardKey),
    (6, .staticText),
    (7, .summaryElement), (8, .notEnabled), (9, .updatesFrequently), (10, .searchField),
    (11, .startsMediaSession), (12, .adjustable), (13, .allowsDirectInteraction), (14, .causesPageTurn),
    (15, .tabBar), (16, .header), (18, .textEntry), (27, .backButton), (53, .switchButton),
    (54, .supportsZoom),
    (55, .secureTextField), (56, .popUpButton), (57, .tabBarItem), (58, .pickerItem),
  ]

  private func content(_ value: TypedValue) throws -> UIKitNode.CustomContent? {
    let object = machine.opened(value)
    guard case .object(let reference) = object.value, let nominal = reference.type.nominal else { return nil }
    func read(_ name: String) throws -> RuntimeValue? {
      guard let member = machine.program.ownValues(named: name, of: nominal).first else { return nil }
      return try machine.read(member, of: object.value, on: reference.type)
    }
    guard case .text(let label)? = try read("label"), case .text(let text)? = try read("value") else {
      return nil
    }
    var isImportant = false
    if case .enumCase(let index, _)? = try read("importance") { isImportant = index == 1 }
    return UIKitNode.CustomContent(label: label, value: text, isImportant: isImportant)
  }
}
