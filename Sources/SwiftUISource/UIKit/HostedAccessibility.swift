import EarshotViewTree
import EarshotVocabulary

/// What the app's code says of a view's accessibility: it stands in place of what UIKit makes of the
/// class (`UIAccessibility.h`; spec announcements.md 4).
extension HostedViews {
  func apply(
    accessibilityOf view: ObjectReference, at identity: Identity, depth: Int, to draft: inout Draft
  ) throws(Interrupt) {
    takeTexts(of: view, &draft)
    if let isElement = bool("isAccessibilityElement", of: view) { draft.node.isElement = isElement }
    takeTraits(of: view, &draft)
    takeState(of: view, &draft)
    takeActions(of: view, &draft)
    try takeElements(of: view, at: identity, depth: depth, &draft)
  }

  private func takeTexts(of view: ObjectReference, _ draft: inout Draft) {
    for (name, attributed) in [
      ("accessibilityLabel", "accessibilityAttributedLabel"),
      ("accessibilityValue", "accessibilityAttributedValue"),
      ("accessibilityHint", "accessibilityAttributedHint"),
    ] {
      let written = take(attributed, of: view, &draft) ?? take(name, of: view, &draft)
      guard let written else { continue }
      switch name {
      case "accessibilityLabel":
        draft.node.label = written
        draft.node.symbol = nil
        draft.node.origins.removeAll { $0.field == "label" }
      case "accessibilityValue": draft.node.value = written
      default: draft.node.hint = written
      }
    }
    draft.node.identifier = text("accessibilityIdentifier", of: view)?.string
    draft.node.language = text("accessibilityLanguage", of: view)?.string
    let names = field("accessibilityUserInputLabels", of: view)?.arrayValue ?? []
    draft.node.userInputLabels = names.compactMap { text($0)?.string }
  }

  /// Traits that are set replace the class's own; the state of a control adds to those of its class.
  private func takeTraits(of view: ObjectReference, _ draft: inout Draft) {
    if let written = machine.uikitField("accessibilityTraits", of: view), !written.isUnknown {
      draft.node.traits = UIKitTraits.traits(written)
      return
    }
    var states: Traits = []
    if bool("isEnabled", of: view) == false { states.insert(.notEnabled) }
    if bool("isSelected", of: view) == true { states.insert(.selected) }
    guard !states.isEmpty, machine.isKind(view, of: "UIControl") || draft.node.className == "UILabel" else {
      return
    }
    let own = draft.node.traits ?? UIKitTraits.traits(machine.uikitTraits(of: view))
    draft.node.traits = own.union(states)
  }

  private func takeState(of view: ObjectReference, _ draft: inout Draft) {
    draft.node.isHidden = bool("isHidden", of: view) ?? draft.node.isHidden
    draft.node.alpha = number("alpha", of: view)
    draft.node.elementsHidden = bool("accessibilityElementsHidden", of: view)
    draft.node.isModal = bool("accessibilityViewIsModal", of: view)
    draft.node.groupsChildren =
      bool("shouldGroupAccessibilityChildren", of: view) ?? draft.node.groupsChildren
    draft.node.respondsToUserInteraction = bool("accessibilityRespondsToUserInteraction", of: view)
    if let kind = field("accessibilityContainerType", of: view)?.symbolName {
      draft.node.containerType = UIKitNode.ContainerType(rawValue: kind)
    }
    if let frame = rect(of: view) {
      draft.arguments.append(Argument("frame", .list(frame.map { .double($0) })))
    }
  }

  private func rect(of view: ObjectReference) -> [Double]? {
    guard let frame = field("frame", of: view)?.recordValue else { return nil }
    let origin = frame["origin"]?.recordValue
    let size = frame["size"]?.recordValue
    let sides = [
      origin?["x"] ?? frame["x"], origin?["y"] ?? frame["y"], size?["width"] ?? frame["width"],
      size?["height"] ?? frame["height"],
    ].compactMap { $0?.doubleValue }
    return sides.count == 4 ? sides : nil
  }

  // MARK: Actions

  private func takeActions(of view: ObjectReference, _ draft: inout Draft) {
    let isControl = machine.isKind(view, of: "UIControl")
    if isControl || bool("takesTaps", of: view) == true { draft.node.tapHandler = true }
    takeGestures(of: view, draft.node.className ?? "", &draft)
    draft.node.onActivate = handler("accessibilityActivate", of: view) ?? draft.node.onActivate
    draft.node.onIncrement = handler("accessibilityIncrement", of: view) ?? draft.node.onIncrement
    draft.node.onDecrement = handler("accessibilityDecrement", of: view) ?? draft.node.onDecrement
    draft.node.onEscape = handler("accessibilityPerformEscape", of: view)
    draft.node.onMagicTap = handler("accessibilityPerformMagicTap", of: view)
    let actions = field("accessibilityCustomActions", of: view)?.arrayValue ?? []
    draft.node.customActions = actions.compactMap { customAction($0) }
  }

  private func customAction(_ value: Value) -> UIKitNode.CustomAction? {
    guard let record = value.record(of: "UIAccessibilityCustomAction") else { return nil }
    let name = (record["name"] ?? record["attributedName"]).flatMap(text)?.string
    guard let name else { return nil }
    let known = action(record["actionHandler"] ?? record["content"])
    return UIKitNode.CustomAction(name: name, handler: known ?? selected(record))
  }

  /// `UIAccessibilityCustomAction(name:target:selector:)`.
  private func selected(_ record: RecordValue) -> Handler? {
    guard case .object(let target)? = record["target"], case .symbol(let selector)? = record["selector"],
      case .string(let name)? = selector.arguments?.first?.value
    else { return nil }
    return handler(name, of: target)
  }

  func action(_ value: Value?) -> Handler? {
    guard case .closure(let closure)? = value else { return nil }
    return Handler(AppHandler.closure(closure))
  }

  /// A method that the app's class overrides.
  private func handler(_ name: String, of view: ObjectReference) -> Handler? {
    guard let (function, type) = machine.uikitOverride(name, of: view) else { return nil }
    let body = ClosureValue.Body.function(function, owner: .object(view), type: type)
    return Handler(AppHandler.closure(ClosureValue(body: body, scope: nil)))
  }

  // MARK: Elements

  /// `accessibilityElements`: views inside, or elements that are none.
  private func takeElements(
    of view: ObjectReference, at identity: Identity, depth: Int, _ draft: inout Draft
  ) throws(Interrupt) {
    guard let listed = field("accessibilityElements", of: view)?.arrayValue else { return }
    var subviews: [Int: Identity] = [:]
    for case (let place, .object(let subview)) in (field("subviews", of: view)?.arrayValue ?? []).enumerated()
    {
      subviews[subview.id] = identity.child(place)
    }
    var children = Dictionary(
      draft.children.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var elements: [ViewNode] = []
    for (index, value) in listed.enumerated() {
      if case .object(let object) = value, let place = subviews[object.id],
        let child = children.removeValue(forKey: place)
      {
        elements.append(child)
      } else if let node = try node(
        of: value, at: identity.child("element").child(index), depth: depth + 1)
      {
        elements.append(node)
      }
    }
    draft.children.removeAll { children[$0.identity] == nil }
    draft.node.elements = elements
  }
}
