extension Machine {
  func isController(_ reference: ObjectReference) -> Bool {
    project.uikitClass(of: reference.type).map {
      UIKitClasses.lineage(of: $0).contains { $0.hasSuffix("ViewController") }
    } ?? false
  }

  /// The view of a controller: what `loadView` sets, or a new one; `viewDidLoad` runs once it is there.
  func viewOfController(_ reference: ObjectReference) throws(Interrupt) -> Value {
    if let root = uikitField("rootView", of: reference) { return root }
    var made = try nibView(ofController: reference)
    if made?.isNone != false, let list = UIKitClasses.list(of: project.uikitClass(of: reference.type)) {
      made = try uikitMember(list.property, of: reference)
    }
    if made?.isNone != false { made = try makeUIKit(TypeValue(info: nil, name: "UIView"), []) }
    let view = made ?? .void
    set("view", of: reference, to: view)
    if case .object(let shown) = view, holdsOthers(reference) {
      set("#shows", of: shown, to: .object(reference))
    }
    for name in [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews",
      "viewDidAppear",
    ] {
      try runOverride(name, of: reference)
    }
    return uikitField("view", of: reference) ?? view
  }

  /// A controller whose view shows what others show.
  func holdsOthers(_ controller: ObjectReference) -> Bool {
    UIKitClasses.containers.contains { isKind(controller, of: $0) }
  }

  /// Calls what the app's class overrides of UIKit's, with a plain value for each parameter.
  func runOverride(_ name: String, of reference: ObjectReference) throws(Interrupt) {
    guard let (function, type) = uikitOverride(name, of: reference) else { return }
    let values: [Value] = function.parameters.map { parameter in
      parameter.label == "animated" || name.hasPrefix("view") ? .bool(false) : .none
    }
    _ = try call(
      function, owner: .object(reference), type: type, values: values, placeholder(function.file))
  }

  /// A method that the app's class or a superclass of the app's declares.
  func uikitOverride(_ name: String, of reference: ObjectReference) -> (FunctionCode, TypeInfo)? {
    for type in project.lineage(of: reference.type) {
      if let function = type.functions[name]?.first(where: { $0.body.value != nil }) {
        return (function, type)
      }
    }
    return nil
  }

  /// What UIKit calls on a view that comes to the screen.
  func showUIKit(_ reference: ObjectReference) throws(Interrupt) {
    if isController(reference) { return }
    for name in ["didMoveToSuperview", "didMoveToWindow", "layoutSubviews"] {
      try runOverride(name, of: reference)
    }
  }
}
