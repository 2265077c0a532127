/// Objects of UIKit as an app's code makes them for a representable: what is set on them is kept by name.
extension Machine {
  /// `UILabel()`, `UIButton(type: .system)`: an object of a class of UIKit; nil where the class is none.
  func makeUIKit(_ type: TypeValue, _ arguments: [EvaluatedArgument]) throws(Interrupt) -> Value? {
    guard let info = project.systemClass(type.name) else { return nil }
    let reference = try allocate(info)
    for argument in arguments {
      guard let label = argument.label else { continue }
      switch label {
      case "arrangedSubviews", "views": set("subviews", of: reference, to: argument.value)
      case "labelWithString", "wrappingLabelWithString", "string":
        set("text", of: reference, to: argument.value)
      case "primaryAction": adopt(action: argument.value, on: reference)
      case "frame", "coder": break
      default: set(label, of: reference, to: argument.value)
      }
    }
    return .object(reference)
  }

  /// Initialisers of UIKit that its `init()` comes to, with what they are given then.
  private static let designated: [[String?]: [Value]] = [
    ["frame"]: [Library.rect(0, 0, 0, 0)], ["nibName", "bundle"]: [.none, .none],
    ["style", "reuseIdentifier"]: [.symbol(nil, "default"), .none],
  ]

  /// `Card()` of an app's class whose initialisers are `init(frame:)` and `init(coder:)`.
  func makeFramed(_ info: TypeInfo, _ expression: Expression) throws(Interrupt) -> Value {
    let reference = try allocate(info)
    for type in project.lineage(of: info) {
      for function in type.initialisers where function.body.value != nil {
        guard let values = Machine.designated[function.parameters.map(\.label)] else { continue }
        _ = try call(function, owner: .object(reference), type: type, values: values, expression)
        return .object(reference)
      }
    }
    return .object(reference)
  }

  /// `super.init(rootView: …)` of a class of UIKit.
  func initialiseUIKit(_ reference: ObjectReference, _ arguments: [EvaluatedArgument]) throws(Interrupt) {
    guard isUIKit(.object(reference)) else { return }
    for argument in arguments {
      guard let label = argument.label, !["frame", "coder", "nibName", "bundle"].contains(label) else {
        continue
      }
      set(label == "arrangedSubviews" ? "subviews" : label, of: reference, to: argument.value)
    }
  }

  func isUIKit(_ value: Value) -> Bool {
    guard case .object(let reference) = value else { return false }
    return project.uikitClass(of: reference.type) != nil
  }

  func uikitField(_ name: String, of reference: ObjectReference) -> Value? {
    guard let value = try? declaredMember(name, of: .object(reference), file: nil, start: 0) else {
      return nil
    }
    return value
  }

  private func set(_ name: String, of reference: ObjectReference, to value: Value) {
    guard state.objects.indices.contains(reference.id) else { return }
    state.objects[reference.id].fields[name] = value
  }

  private func adopt(action: Value, on reference: ObjectReference) {
    guard let record = action.record(of: "UIAction") else { return }
    if let title = record["title"] { set("title", of: reference, to: title) }
    if let image = record["image"] { set("image", of: reference, to: image) }
    set("action", of: reference, to: record["handler"] ?? .void)
  }

  // MARK: Reading

  /// A property that nothing has set yet, as UIKit has it; what only looks or lays out is unknown without
  /// a word, because no text hangs on it.
  func uikitMember(_ name: String, of reference: ObjectReference) throws(Interrupt) -> Value {
    switch name {
    case "subviews", "arrangedSubviews": return uikitField("subviews", of: reference) ?? .array([])
    case "view" where isController(reference): return try viewOfController(reference)
    case "contentView": return .object(reference)
    case "isHidden", "isSelected", "isHighlighted", "isOn", "isEditing", "isAnimating", "isFirstResponder",
      "isSecureTextEntry":
      return .bool(false)
    case "isEnabled", "isUserInteractionEnabled", "isEditable", "hidesWhenStopped": return .bool(true)
    case "alpha": return .double(1)
    case "tag", "numberOfPages", "currentPage", "selectedSegmentIndex", "numberOfLines": return .int(0)
    case "value", "minimumValue", "progress": return .double(0)
    case "maximumValue": return .double(1)
    case "bounds", "frame": return Library.rect(0, 0, 0, 0)
    case "text" where project.uikitClass(of: reference.type) == "UITextView": return .string("")
    case "text", "attributedText", "placeholder", "image", "superview", "window", "delegate", "dataSource",
      "currentTitle", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
      "accessibilityElements",
      "accessibilityIdentifier", "inputView", "inputAccessoryView", "navigationController", "parent",
      "presentedViewController", "gestureRecognizers", "backgroundColor", "configuration":
      return .none
    default: return .unknown(UnknownValue(source: name, missing: name))
    }
  }

  private func isController(_ reference: ObjectReference) -> Bool {
    project.allNames(of: reference.type).contains {
      UIKitClasses.lineage(of: $0).contains { $0.hasSuffix("ViewController") }
    }
  }

  /// The view of a controller: what `loadView` sets, or a new one; `viewDidLoad` runs once it is there.
  private func viewOfController(_ reference: ObjectReference) throws(Interrupt) -> Value {
    if let root = uikitField("rootView", of: reference) { return root }
    let made = try makeUIKit(TypeValue(info: nil, name: "UIView"), []) ?? .void
    set("view", of: reference, to: made)
    for name in ["loadView", "viewDidLoad", "viewWillAppear"] {
      guard let function = uikitOverride(name, of: reference) else { continue }
      let values: [Value] = function.0.parameters.isEmpty ? [] : [.bool(false)]
      _ = try call(
        function.0, owner: .object(reference), type: function.1, values: values, placeholder(function.0.file))
    }
    return uikitField("view", of: reference) ?? made
  }

  private func uikitOverride(_ name: String, of reference: ObjectReference) -> (FunctionCode, TypeInfo)? {
    for type in project.lineage(of: reference.type) {
      if let function = type.functions[name]?.first(where: { $0.body.value != nil }) {
        return (function, type)
      }
    }
    return nil
  }

  // MARK: Methods

  /// Methods of UIKit that a subclass calls on itself without `self`.
  static let uikitMethods: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeFromSuperview",
    "removeArrangedSubview", "setTitle", "setAttributedTitle", "setImage", "setOn", "setValue", "setProgress",
    "startAnimating", "stopAnimating", "addTarget", "addAction", "addGestureRecognizer", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay", "layoutSubviews", "sizeToFit", "sizeThatFits", "bringSubviewToFront",
    "sendSubviewToBack", "setContentHuggingPriority", "setContentCompressionResistancePriority", "addChild",
    "becomeFirstResponder", "resignFirstResponder", "invalidateIntrinsicContentSize", "addInteraction",
    "addLayoutGuide", "setCustomSpacing", "updateConstraints", "setNeedsUpdateConstraints", "prepareForReuse",
  ]

  /// A method of UIKit on one of its objects: what adds views and sets what is said is done; the rest
  /// lays out, decorates or listens.
  func uikitMethod(of value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .object(let reference) = value, isUIKit(value) else { return nil }
    switch call.name {
    case "addSubview", "addArrangedSubview": add(call.first, to: reference, at: nil)
    case "insertSubview", "insertArrangedSubview":
      add(call.plain(), to: reference, at: (call["at"] ?? call["index"])?.exactInt)
    case "removeFromSuperview": remove(value, from: uikitField("superview", of: reference))
    case "removeArrangedSubview": break
    case "setTitle", "setAttributedTitle", "setImage":
      guard isNormal(call["for"]) else { return .void }
      let names = ["setTitle": "title", "setAttributedTitle": "title", "setImage": "image"]
      set(names[call.name] ?? "title", of: reference, to: call.first ?? .none)
    case "title", "attributedTitle": return uikitField("title", of: reference) ?? Value.none
    case "setOn": set("isOn", of: reference, to: call.first ?? .none)
    case "setValue", "setProgress":
      set(call.name == "setValue" ? "value" : "progress", of: reference, to: call.first ?? .none)
    case "startAnimating", "startAnimation": set("isAnimating", of: reference, to: .bool(true))
    case "stopAnimating", "stopAnimation": set("isAnimating", of: reference, to: .bool(false))
    case "addTarget", "addAction": set("isTarget", of: reference, to: .bool(true))
    case "sizeThatFits", "systemLayoutSizeFitting", "intrinsicContentSize": return Library.size(0, 0)
    default: return .unknown(UnknownValue(source: "\(call.name)()", missing: call.name, isCall: true))
    }
    return .void
  }

  private func isNormal(_ state: Value?) -> Bool {
    switch state {
    case nil, .symbol(SymbolValue(name: "normal"))?: true
    case .array(let values)?: values.isEmpty
    default: false
    }
  }

  private func add(_ child: Value?, to reference: ObjectReference, at index: Int?) {
    guard let child else { return }
    if case .object(let inner) = child { set("superview", of: inner, to: .object(reference)) }
    var children = uikitField("subviews", of: reference)?.arrayValue ?? []
    children.removeAll { $0 == child }
    children.insert(child, at: min(index.map { max($0, 0) } ?? children.count, children.count))
    set("subviews", of: reference, to: .array(children))
  }

  private func remove(_ child: Value, from parent: Value?) {
    guard case .object(let reference)? = parent else { return }
    let children = uikitField("subviews", of: reference)?.arrayValue ?? []
    set("subviews", of: reference, to: .array(children.filter { $0 != child }))
  }
}
