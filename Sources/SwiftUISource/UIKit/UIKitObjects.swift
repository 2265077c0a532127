/// Objects of UIKit as an app's code makes them for a representable: what is set on them is kept by name.
extension Machine {
  /// `UILabel()`, `UIButton(type: .system)`: an object of a class of UIKit; nil where the class is none.
  func makeUIKit(_ type: TypeValue, _ arguments: [EvaluatedArgument]) throws(Interrupt) -> Value? {
    guard let info = project.systemClass(type.name) else { return nil }
    let reference = try allocate(info)
    adopt(arguments, on: reference)
    return .object(reference)
  }

  /// Initializers of UIKit that its `init()` comes to, with what they are given then.
  private static let designated: [[String?]: [Value]] = [
    ["frame"]: [Library.rect(0, 0, 0, 0)], ["nibName", "bundle"]: [.none, .none],
    ["style", "reuseIdentifier"]: [.symbol(nil, "default"), .none],
    ["reuseIdentifier"]: [.none],
  ]

  static func isDesignated(_ function: FunctionCode) -> Bool {
    designated[function.parameters.map(\.label)] != nil
  }

  /// `Card()` of an app's class whose initializers are `init(frame:)` and `init(coder:)`.
  func makeFramed(_ info: TypeInfo, _ expression: Expression) throws(Interrupt) -> Value {
    let reference = try allocate(info)
    for type in project.lineage(of: info) {
      for function in type.initializers where function.body.value != nil {
        guard let values = Machine.designated[function.parameters.map(\.label)] else { continue }
        _ = try call(function, owner: .object(reference), type: type, values: values, expression)
        return .object(reference)
      }
    }
    return .object(reference)
  }

  /// `super.init(rootView: …)` of a class of UIKit.
  func initializeUIKit(_ reference: ObjectReference, _ arguments: [EvaluatedArgument]) throws(Interrupt) {
    guard isUIKit(.object(reference)) else { return }
    adopt(arguments, on: reference)
  }

  /// What an initializer of UIKit's is given, as the properties that it sets.
  private func adopt(_ arguments: [EvaluatedArgument], on reference: ObjectReference) {
    if project.uikitClass(of: reference.type).map({ Machine.diffableSources.contains($0) }) == true {
      return adopt(diffable: arguments, on: reference)
    }
    for argument in arguments {
      guard let label = argument.label else { continue }
      switch label {
      case "arrangedSubviews", "views": adopt(subviews: argument.value, on: reference)
      case "labelWithString", "wrappingLabelWithString", "string":
        set("text", of: reference, to: argument.value)
      case "rootViewController": set("viewControllers", of: reference, to: .array([argument.value]))
      case "primaryAction": adopt(action: argument.value, on: reference)
      case "barButtonSystemItem", "tabBarSystemItem":
        set("systemItem", of: reference, to: argument.value)
      case "type": set("buttonType", of: reference, to: argument.value)
      case "nibName" where isController(reference):
        if !argument.value.isNone { set(label, of: reference, to: argument.value) }
      case "progressViewStyle", "activityIndicatorStyle", "coder", "nibName", "bundle", "reuseIdentifier":
        break
      default: set(label, of: reference, to: argument.value)
      }
    }
  }

  private func adopt(subviews: Value, on reference: ObjectReference) {
    for child in subviews.arrayValue ?? [] { add(child, to: reference, at: nil, isArranged: true) }
  }

  func adopt(action: Value, on reference: ObjectReference) {
    guard let record = action.record(of: "UIAction") else { return }
    if let title = record["title"], string(title) != "" { set("title", of: reference, to: title) }
    if let image = record["image"], !image.isNone { set("image", of: reference, to: image) }
    set("action", of: reference, to: record["handler"] ?? .void)
  }

  // MARK: Fields

  func isUIKit(_ value: Value) -> Bool {
    guard case .object(let reference) = value else { return false }
    return project.uikitClass(of: reference.type) != nil
  }

  /// A view or a controller of UIKit: a preview may show one.
  func isUIKitView(_ value: Value) -> Bool {
    guard case .object(let reference) = value else { return false }
    return isKind(reference, of: "UIView") || isKind(reference, of: "NSView") || isController(reference)
  }

  /// Whether an object is of that class of UIKit.
  func isKind(_ reference: ObjectReference, of ancestor: String) -> Bool {
    project.uikitClass(of: reference.type).map { UIKitClasses.isKind($0, of: ancestor) } ?? false
  }

  /// What the app says of a property, in its own getter or by setting it; nil where it says nothing.
  func uikitField(_ name: String, of reference: ObjectReference) -> Value? {
    guard let value = try? declaredMember(name, of: .object(reference), file: nil, start: 0) else {
      return nil
    }
    return value
  }

  func set(_ name: String, of reference: ObjectReference, to value: Value) {
    reads.spoil()
    noteChange(of: reference.id)
    guard state.objects.indices.contains(reference.id) else { return }
    state.objects[reference.id].fields[name] = value
    settle(name, of: reference)
  }

  /// What changes with a property that was set: of two texts the last one counts.
  func settle(_ name: String, of reference: ObjectReference) {
    if name == "configuration", let value = state.objects[reference.id].fields[name]?.recordValue,
      ["title", "attributedTitle"].contains(where: { value[$0]?.isNone == false })
    {
      state.objects[reference.id].fields["title"] = nil
    }
    let other = ["text": "attributedText", "attributedText": "text"][name]
    guard let other, state.objects[reference.id].fields[name]?.isNone == false else { return }
    state.objects[reference.id].fields[other] = nil
  }

  /// What a property of UIKit's holds before something changes it in place: `accessibilityTraits.insert(…)`.
  func uikitInitial(_ name: String, of reference: ObjectReference) throws(Interrupt) -> Value {
    reads.spoil()
    if name == "accessibilityTraits" {
      let known = state.objects[reference.id].fields[name] ?? uikitTraits(of: reference)
      return UIKitTraits.set(known)
    }
    if let known = state.objects[reference.id].fields[name] { return known }
    let value = try uikitMember(name, of: reference)
    return value.isUnknown ? .none : value
  }
}
