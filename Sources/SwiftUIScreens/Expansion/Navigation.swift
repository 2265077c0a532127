import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  func navigationLink(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode
  {
    var node = try node("NavigationLink", call, at: identity)
    for (index, argument) in call.arguments.enumerated()
    where argument.label != "destination" && argument.label != "value" {
      let place = identity.child(argument.label ?? "argument").child(index)
      node.arguments.append(Argument(argument.writtenLabel, try convert(argument, at: place, around)))
    }
    var isActive = false
    if let binding = call["isActive"], case .boolean(true) = try run.read(binding.typed).value {
      isActive = true
    }
    var value = try linkValue(call)
    if value?.value.isUnknown ?? false {
      // Where it leads isn't known; that it leads somewhere is.
      node.arguments.append(Argument("value", .opaque(OpaqueValue(identity), description: "")))
      value = nil
    }
    if let value { node.arguments.append(Argument("value", try tag(value, at: identity, around))) }
    if let value, let path = around.path {
      node.arguments.append(
        Argument(
          "action",
          .handler(Handler(run.action(.system { _, run in try run.append(value, to: path) })))))
    }
    guard isActive || isPushed(identity) else { return node }
    var inside = around
    if let binding = call["isActive"] {
      try run.put(dismissal: .setFalse(binding.typed), true, in: &inside)
    } else {
      try run.put(dismissal: .pop(identity), true, in: &inside)
    }
    let place = identity.child("destination")
    // What was met elsewhere says what a value leads to.
    machine.store.cannotRepeat()
    if let destination = call["destination"] {
      node.arguments.append(
        Argument("destination", .views(try apart { try views(destination, at: place, inside) })))
    } else if let value, let (function, result) = around.destinations[value.type] ?? destinations[value.type]
    {
      node.arguments.append(
        Argument(
          "destination", .views(try apart { try content(function, result, [value.value], at: place, inside) })
        ))
    }
    return node
  }

  /// The value of a link, without the optional around it.
  private func linkValue(_ call: RecordedCall) throws -> TypedValue? {
    guard let argument = call["value"] else { return nil }
    let opened = machine.opened(argument.typed)
    guard let inner = machine.program.language.wrapped(opened.type) else { return opened }
    return opened.value.unwrapped.map { TypedValue($0, inner) }
  }

  func navigationStack(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode
  {
    var node = try node("NavigationStack", call, at: identity)
    var inside = around
    let path = call["path"]?.typed
    inside.path = path
    if let root = call["root"] ?? call["content"] {
      node.children = try views(root, at: identity.child("content"), inside)
    }
    guard let path else { return node }
    let held = try run.read(path)
    node.arguments.append(
      Argument(
        "path",
        .binding(
          value: try convert(held, at: identity, around),
          set: Handler(
            run.action(
              .system { given, run in
                guard case .int(let count)? = given.first else { return }
                try run.truncate(path, to: count)
              })))))
    var screens: [ViewNode] = []
    machine.store.cannotRepeat()
    for (index, value) in try run.elements(ofPath: held).enumerated() {
      guard let (function, result) = inside.destinations[value.type] ?? destinations[value.type] else {
        continue
      }
      var pushed = inside
      try run.put(dismissal: .truncate(path, index), true, in: &pushed)
      let place = identity.child("path").child(index)
      screens.append(
        ViewNode(
          .view("Group"),
          children: try apart {
            try content(function, result, [value.value], at: place.child("content"), pushed)
          },
          identity: place))
    }
    if !screens.isEmpty { node.arguments.append(Argument("pathDestinations", .views(screens))) }
    return node
  }
}

extension ScreenRun {
  /// The values of a navigation path, each with its type: those of an array, or of a `NavigationPath`.
  func elements(ofPath path: TypedValue) throws -> [TypedValue] {
    let (elements, type) = try list(ofPath: path)
    return elements.map { machine.opened(TypedValue($0, type)) }
  }

  func append(_ value: TypedValue, to path: TypedValue) throws {
    let held = try read(path)
    var (elements, type) = try list(ofPath: held)
    elements.append(try machine.convert(value.value, from: value.type, to: type))
    try write(wrapped(elements, as: held), to: path)
  }

  func truncate(_ path: TypedValue, to count: Int) throws {
    let held = try read(path)
    let elements = try list(ofPath: held).elements
    try write(wrapped(ContiguousArray(elements.prefix(max(0, count))), as: held), to: path)
  }

  private func list(ofPath path: TypedValue) throws -> (elements: ContiguousArray<RuntimeValue>, type: Type) {
    if case .list(let elements) = path.value, let type = path.type.arguments.first { return (elements, type) }
    // `NavigationPath` keeps its values in its only property.
    if case .fields(let fields) = path.value, case .list(let elements)? = fields.first,
      let type = machine.keptProperties(of: path.type).first?.type.arguments.first
    {
      return (elements, type)
    }
    throw Interruption.unknown("a navigation path of \(path.type)")
  }

  private func wrapped(_ elements: ContiguousArray<RuntimeValue>, as path: TypedValue) -> RuntimeValue {
    if case .list = path.value { return .list(elements) }
    return .fields([.list(elements)])
  }
}
