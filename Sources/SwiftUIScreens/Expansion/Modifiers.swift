import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

extension ViewExpander {
  /// A modifier as the system reads it; nil for one that only does something.
  func expand(
    modifier record: Record, at place: Identity, of identity: Identity, _ around: Surroundings
  ) throws -> Modifier? {
    if isOfSceneAlone(record) || ViewExpander.chartLooks.contains(record.callee.name) { return nil }
    let call = RecordedCall(record, machine)
    switch call.name {
    case "onAppear", "task":
      if let (function, type) = try action(of: call) {
        told.effects.appearances.append(
          Effects.Appearance(
            identity: place, id: call["id"]?.typed, action: function, isAsync: type.function?.isAsync ?? false
          ))
      }
      return nil
    case "onDisappear":
      if let (function, _) = try action(of: call) { told.effects.disappearances[place] = function }
      return nil
    case "onChange":
      try observe(call, at: place)
      return nil
    case "onReceive":
      try listen(call, at: place)
      return nil
    case "onGeometryChange": return try observeGeometry(call, at: place)
    case "transition", "animation", "transaction", "matchedGeometryEffect",
      "contentTransition", "geometryGroup":
      return nil
    case "onDelete": return try rowAction(call)
    case "onMove":
      guard call.arguments.first?.value.unwrapped != nil else { return nil }
      return try plain(call, at: place, around)
    case "accessibility": return try oldAccessibility(call, at: place, around)
    case "accessibilityLabel": return try labeled(call, at: place, around)
    case "contextMenu": return try oldContextMenu(call, at: place, around) ?? plain(call, at: place, around)
    case "transformEnvironment": return try transformed(call, at: place, around)
    case "dropDestination", "onDrop": return try drop(call, at: place, around)
    case "modifier": return try systemModifier(call)
    case "accessibilityChartDescriptor":
      return Modifier(
        call.name, try call.arguments.map { Argument($0.writtenLabel, try opaque(machine.opened($0.typed))) },
        source: call.location)
    case "id":
      guard let id = call.arguments.first else { return nil }
      return Modifier("id", [Argument(nil, try compared(machine.opened(id.typed)))], source: call.location)
    case "_containerValue":
      return Modifier(
        "containerValue", try call.arguments.map { Argument($0.writtenLabel, try opaque($0.typed)) },
        source: call.location)
    case "tag":
      guard let value = call.arguments.first else { return nil }
      return Modifier("tag", [Argument(nil, try tag(value.typed, at: place, around))], source: call.location)
    case "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination":
      return try presentation(call, at: place, around)
    case "accessibilityRotor":
      return try rotor(call, at: place, around) ?? plain(call, at: place, around)
    case "alert", "confirmationDialog": return try dialog(call, at: place, around)
    case "actionSheet": return try oldDialog(call, at: place, around)
    case "environment", "environmentObject", "focusedObject", "focusedSceneObject", "focusedValue",
      "focusedSceneValue":
      return try handedOn(call)
    default: return try plain(call.withoutTokens(machine), at: place, around)
    }
  }

  func plain(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier {
    var arguments: [Argument] = []
    for (index, argument) in call.arguments.enumerated() {
      let place = place.child(index)
      let value = try convert(argument, at: place, around)
      // `perform:` and `action:` are one, and so is what an action without a label does.
      let isAction =
        argument.writtenLabel == "perform"
        || call.name == "accessibilityAction" && argument.writtenLabel == "handler"
      let label = isAction ? "action" : argument.writtenLabel
      arguments.append(Argument(label, value))
    }
    return Modifier(call.name, arguments, source: call.location)
  }

  /// What is handed on to the views inside stays a value.
  private func handedOn(_ call: RecordedCall) throws -> Modifier? {
    let arguments = try call.arguments.compactMap { argument -> Argument? in
      if argument.type.function != nil { return nil }
      if case .host(let host) = argument.value, let path = host.value as? KeyPathValue,
        case .property(let property, _, _)? = path.steps.last
      {
        return Argument(argument.writtenLabel, .symbol(property.name))
      }
      return Argument(argument.writtenLabel, try handedOn(argument.typed))
    }
    return Modifier(call.name, arguments, source: call.location)
  }

  private func handedOn(_ value: TypedValue) throws -> ArgumentValue {
    switch value.value {
    case .boolean, .integer, .floating, .text, .enumCase, .record, .none:
      try convert(value, at: Identity.root, Surroundings(environment: .unset))
    default: try opaque(value)
    }
  }

  private func observe(_ call: RecordedCall, at place: Identity) throws {
    guard let value = call["of"] ?? call["value"], let (function, type) = try action(of: call) else {
      throw Interruption.unknown("what .onChange looks at", call.record.place)
    }
    var isInitial = false
    if case .boolean(let given)? = call["initial"]?.value { isInitial = given }
    told.effects.changes.append(
      Effects.Change(
        identity: place, value: machine.opened(value.typed), isInitial: isInitial, action: function,
        parameters: type.function?.parameters.count ?? 0))
  }

  /// What a modifier does, with its type; nil where it was given nil or nothing.
  func action(of call: RecordedCall) throws -> (FunctionValue, Type)? {
    guard let given = call["action"] ?? call["perform"], let value = given.value.unwrapped else { return nil }
    guard case .function(let function) = value else {
      throw Interruption.unknown("what .\(call.name) does", call.record.place)
    }
    return (function, machine.program.language.wrapped(given.type) ?? given.type)
  }

  private func listen(_ call: RecordedCall, at place: Identity) throws {
    guard let publisher = call["publisher"], let action = call["action"] ?? call["perform"],
      case .function(let function) = action.value
    else { throw Interruption.unknown("what .onReceive listens to", call.record.place) }
    told.effects.receptions.append(
      Effects.Reception(identity: place, publisher: machine.opened(publisher.typed), action: function))
  }

  /// `.accessibilityLabel { label in … }`: what stands for the label that there is by itself is a view of the
  /// system's.
  private func labeled(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier {
    guard let content = call["content"], case .function(let function) = content.value,
      let shape = content.type.function
    else { return try plain(call, at: place, around) }
    let label = RuntimeValue.host(BareView("PlaceholderLabel", []))
    return Modifier(
      call.name,
      [
        Argument(
          "content", .views(try self.content(function, shape.result, [label], at: place.child(0), around)))
      ],
      source: call.location)
  }

  /// `.modifier(_:)` with one of the SDK's own.
  private func systemModifier(_ call: RecordedCall) throws -> Modifier? {
    guard call.arguments.first?.type.nominal?.name == "EmptyModifier" else {
      throw Interruption.unknown("what .modifier does", call.record.place)
    }
    return nil
  }

  // MARK: What changes around

  /// What a modifier makes different for the views inside.
  func change(_ around: inout Surroundings, by record: Record, at place: Identity) throws {
    let call = RecordedCall(record, machine)
    switch call.name {
    case "environment", "environmentObject": try put(call, into: &around)
    case "disabled":
      var isDisabled = true
      if case .boolean(let given)? = call.arguments.first?.value { isDisabled = given }
      if isDisabled { try run.set("isEnabled", to: .boolean(false), in: &around.environment) }
    case "dynamicTypeSize", "colorScheme", "preferredColorScheme", "labelsVisibility":
      guard let value = call.arguments.first?.value.unwrapped, case .enumCase = value else { return }
      let name = call.name == "preferredColorScheme" ? "colorScheme" : call.name
      try run.set(name, to: value, in: &around.environment)
    case "transformEnvironment":
      guard let (path, _) = try transformation(of: call) else { return }
      try transform(call, path, &around.environment)
    case "searchable": around.searched = call["text"]?.typed
    case "navigationDestination":
      guard case .metatype(let type)? = call["for"]?.value ?? call["data"]?.value,
        let destination = call["destination"], case .function(let function) = destination.value,
        let result = destination.type.function?.result
      else { return }
      around.destinations[type] = (function, result)
      destinations[type] = (function, result)
      told.destinations.append(NavigationTarget(type: type, function: function, result: result))
    default:
      guard call.name.hasSuffix("Style"), let style = call.arguments.first?.typed else { return }
      let opened = machine.opened(style)
      if opened.type.nominal?.module.isSource ?? false, !ViewExpander.runsStyles(of: call.name) {
        throw Interruption.unknown("a style of the app's own for .\(call.name)", call.record.place)
      }
      around.styles[call.name] = opened.type.nominal?.module.isSource ?? false ? opened : nil
    }
  }

  /// `.transformEnvironment(\.shelves) { $0.append(shelf) }` is `.environment(\.shelves, …)` with what the closure
  /// makes of the value around.
  private func transformed(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws
    -> Modifier?
  {
    guard let (path, name) = try transformation(of: call) else { return nil }
    var environment = around.environment
    try transform(call, path, &environment)
    let value = TypedValue(try machine.read(path, of: environment), machine.plain(path.value))
    return Modifier(
      "environment", [Argument(nil, .symbol(name)), Argument(nil, try handedOn(value))], source: call.location
    )
  }

  private func transformation(of call: RecordedCall) throws -> (path: KeyPathValue, name: String)? {
    guard case .host(let host)? = call.arguments.first?.value, let path = host.value as? KeyPathValue else {
      throw Interruption.unknown("what .transformEnvironment changes", call.record.place)
    }
    // The whole environment, `\.self`, has no name.
    guard case .property(let property, _, _)? = path.steps.last else { return (path, "self") }
    return (path, property.name)
  }

  private func transform(_ call: RecordedCall, _ path: KeyPathValue, _ environment: inout RuntimeValue) throws
  {
    guard let function = call.arguments.last?.value.functionValue else { return }
    try machine.modify(path, of: &environment) { held in
      var given: ContiguousArray = [held]
      held = .unset
      defer { held = given[0] }
      _ = try function.call(list: &given)
    }
  }

  private func put(_ call: RecordedCall, into around: inout Surroundings) throws {
    guard let first = call.arguments.first else { return }
    if case .host(let host) = first.value, let path = host.value as? KeyPathValue, call.arguments.count > 1 {
      let value = call.arguments[1].value
      try machine.modify(path, of: &around.environment) { $0 = value }
      if case .property(let property, _, _)? = path.steps.last, property.name == "locale",
        property.owner === types.environment
      {
        around.locale = try value.hosted(Locale.self).identifier
      }
      return
    }
    try run.put(first.typed, in: &around.environment)
  }
}
