extension Machine {
  /// Methods of UIKit that a subclass calls on itself without `self`.
  static let uikitMethods: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeFromSuperview",
    "removeArrangedSubview", "setTitle", "setAttributedTitle", "setImage", "setOn", "setValue", "setProgress",
    "startAnimating", "stopAnimating", "addTarget", "addAction", "addGestureRecognizer", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay", "layoutSubviews", "sizeToFit", "sizeThatFits", "bringSubviewToFront",
    "sendSubviewToBack", "setContentHuggingPriority", "setContentCompressionResistancePriority", "addChild",
    "becomeFirstResponder", "resignFirstResponder", "invalidateIntrinsicContentSize", "addInteraction",
    "addLayoutGuide", "setCustomSpacing", "updateConstraints", "setNeedsUpdateConstraints", "prepareForReuse",
    "setViewControllers", "pushViewController", "setItems", "insertSegment", "defaultContentConfiguration",
    "setNeedsUpdateConfiguration", "addConstraint", "addConstraints", "didMove", "willMove",
    "loadViewIfNeeded", "setToolbarItems", "reloadData", "register", "removeFromParent",
  ]

  /// A method of UIKit on one of its objects: what adds views and sets what is said is done; the rest
  /// lays out, decorates or listens.
  func uikitMethod(of value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .object(let reference) = value, isUIKit(value) else { return nil }
    if let result = try uikitTree(reference, call) { return result }
    if let result = try uikitText(reference, call) { return result }
    if let result = try uikitRows(reference, call) { return result }
    if let result = try mapMethod(reference, call) { return result }
    switch call.name {
    case "setOn": set("isOn", of: reference, to: call.first ?? .none)
    case "setValue", "setProgress":
      set(call.name == "setValue" ? "value" : "progress", of: reference, to: call.first ?? .none)
    case "selectRow":
      let column = call["inComponent"]?.exactInt ?? 0
      set("row:\(column)", of: reference, to: call.first ?? .int(0))
    case "selectedRow":
      return uikitField("row:\(call["inComponent"]?.exactInt ?? 0)", of: reference) ?? .int(0)
    case "apply" where call.has("to"): applySection(call, on: reference)
    case "apply", "applySnapshotUsingReloadData": set("snapshot", of: reference, to: call.first ?? .none)
    case "snapshot" where call.has("for"): return sectionSnapshot(of: call["for"] ?? .none, on: reference)
    case "snapshot":
      return uikitField("snapshot", of: reference) ?? .record("NSDiffableDataSourceSnapshot", [:])
    case "setDate": set("date", of: reference, to: call.first ?? .none)
    case "startAnimating", "startAnimation": set("isAnimating", of: reference, to: .bool(true))
    case "stopAnimating", "stopAnimation": set("isAnimating", of: reference, to: .bool(false))
    case "addTarget": target(reference, call)
    case "addAction":
      set("action", of: reference, to: call.first?.record(of: "UIAction")?["handler"] ?? .void)
    case "addGestureRecognizer":
      if case .object(let recognizer)? = call.first, isKind(recognizer, of: "UITapGestureRecognizer") {
        set("takesTaps", of: reference, to: .bool(true))
      }
    case "sizeThatFits", "systemLayoutSizeFitting", "intrinsicContentSize": return Library.size(0, 0)
    case "defaultContentConfiguration": return .record("UIListContentConfiguration", [:])
    case _ where addGiven(to: reference, call): break
    default: return unknownChange(of: reference, call)
    }
    return .void
  }

  /// `addTarget(self, action: #selector(save), for: .touchUpInside)`: what a double tap then does.
  private func target(_ reference: ObjectReference, _ call: LibraryCall) {
    set("takesTaps", of: reference, to: .bool(true))
    guard case .object(let target)? = call.first, case .symbol(let selector)? = call["action"],
      case .string(let name)? = selector.arguments?.first?.value,
      let (function, type) = uikitOverride(name, of: target)
    else { return }
    let owner = Value.object(target)
    set(
      "action", of: reference,
      to: .closure(ClosureValue(body: .function(function, owner: owner, type: type), scope: nil)))
  }

  // MARK: Views in views

  private func uikitTree(_ reference: ObjectReference, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "addSubview": add(call.first, to: reference, at: nil)
    case "addArrangedSubview": add(call.first, to: reference, at: nil, isArranged: true)
    case "insertSubview", "insertArrangedSubview":
      let subviews = uikitField("subviews", of: reference)?.arrayValue ?? []
      var place = (call["at"] ?? call["index"])?.exactInt
      if let below = call["belowSubview"] { place = subviews.firstIndex(of: below) }
      if let above = call["aboveSubview"] { place = subviews.firstIndex(of: above).map { $0 + 1 } }
      add(call.plain(), to: reference, at: place, isArranged: call.name == "insertArrangedSubview")
    case "removeFromSuperview":
      remove(.object(reference), from: uikitField("superview", of: reference))
      set("superview", of: reference, to: .none)
    case "bringSubviewToFront": add(call.first, to: reference, at: nil)
    case "sendSubviewToBack": add(call.first, to: reference, at: 0)
    case "removeArrangedSubview": break
    case "addChild":
      let children = uikitField("children", of: reference)?.arrayValue ?? []
      set("children", of: reference, to: .array(children + [call.first ?? .none]))
    case "setViewControllers": set("viewControllers", of: reference, to: call.plain() ?? .array([]))
    case "pushViewController":
      let shown = uikitField("viewControllers", of: reference)?.arrayValue ?? []
      set("viewControllers", of: reference, to: .array(shown + [call.first ?? .none]))
    case "setItems": set("items", of: reference, to: call.plain() ?? .array([]))
    case "setToolbarItems": set("toolbarItems", of: reference, to: call.plain() ?? .array([]))
    case "loadViewIfNeeded": _ = try uikitView(of: reference)
    default: return nil
    }
    return .void
  }

  func add(_ child: Value?, to reference: ObjectReference, at index: Int?, isArranged: Bool = false) {
    guard let child else { return }
    var isInside = true
    if case .object(let inner) = child {
      let old = uikitField("superview", of: inner)
      isInside = old == .object(reference)
      if !isInside {
        remove(child, from: old)
        set("superview", of: inner, to: .object(reference))
      }
      if isArranged { set("isArranged", of: inner, to: .bool(true)) }
    }
    changeSubviews(of: reference) { children in
      if isInside { children.removeAll { $0 == child } }
      children.insert(child, at: min(index.map { max($0, 0) } ?? children.count, children.count))
    }
  }

  private func remove(_ child: Value, from parent: Value?) {
    guard case .object(let reference)? = parent else { return }
    changeSubviews(of: reference) { children in children.removeAll { $0 == child } }
  }

  /// Changes the views inside another in their place: they are not copied.
  private func changeSubviews(of reference: ObjectReference, _ change: (inout [Value]) -> Void) {
    var children = uikitField("subviews", of: reference)?.arrayValue ?? []
    set("subviews", of: reference, to: .none)
    change(&children)
    set("subviews", of: reference, to: .array(children))
  }

  // MARK: Texts

  /// Titles by the state they are for: `title`, `title.selected`.
  private func uikitText(_ reference: ObjectReference, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "setTitle", "setAttributedTitle", "setImage":
      if let segment = call["forSegmentAt"]?.exactInt {
        let names = ["setImage": "image"]
        set("\(names[call.name] ?? "title").\(segment)", of: reference, to: call.first ?? .none)
        return .void
      }
      let name = call.name == "setImage" ? "image" : "title"
      let state = Machine.controlState(call["for"])
      set(state == "normal" ? name : "\(name).\(state)", of: reference, to: call.first ?? .none)
    case "title", "attributedTitle", "image":
      let state = Machine.controlState(call["for"] ?? call["forSegmentAt"])
      let name = call.name == "image" ? "image" : "title"
      return uikitField(state == "normal" ? name : "\(name).\(state)", of: reference) ?? Value.none
    case "insertSegment":
      var items = uikitField("items", of: reference)?.arrayValue ?? []
      let item =
        call["withTitle"] ?? call["with"] ?? call["action"]?.record(of: "UIAction")?["title"] ?? .none
      let place = call["at"]?.exactInt ?? items.count
      items.insert(item, at: min(max(0, place), items.count))
      set("items", of: reference, to: .array(items))
    case "removeAllSegments": set("items", of: reference, to: .array([]))
    default: return nil
    }
    return .void
  }

  private static func controlState(_ state: Value?) -> String {
    switch state {
    case .symbol(let symbol)?: symbol.name
    case .int(let number)?: String(number)
    case .array(let values)?: values.first?.symbolName ?? "normal"
    default: "normal"
    }
  }
}
