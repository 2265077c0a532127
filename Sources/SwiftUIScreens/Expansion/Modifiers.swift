import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// A modifier as the system reads it; nil for one that only does something.
  func expand(
    modifier record: Record, at place: Identity, of identity: Identity, _ around: Surroundings
  ) throws -> Modifier? {
    let call = RecordedCall(record, machine)
    switch call.name {
    case "onAppear", "task":
      if let action = call["action"] ?? call["perform"], case .function(let function) = action.value {
        effects.appearances.append(
          Effects.Appearance(
            identity: place, id: call["id"]?.typed, action: function,
            isAsync: action.type.function?.isAsync ?? false))
      }
      return nil
    case "onChange":
      try observe(call, at: place)
      return nil
    case "onDisappear", "transition", "animation", "transaction", "matchedGeometryEffect", "onGeometryChange",
      "contentTransition", "geometryGroup":
      return nil
    case "preference", "transformPreference", "anchorPreference", "onPreferenceChange", "overlayPreferenceValue",
      "backgroundPreferenceValue":
      return nil
    case "onDelete": return try rowAction(call)
    case "accessibility": return try oldAccessibility(call, at: place, around)
    case "transformEnvironment", "onReceive", "dropDestination", "onDrop", "modifier",
      "accessibilityChartDescriptor":
      throw Interruption.unknown("what .\(call.name) does", record.place)
    case "id":
      guard let id = call.arguments.first else { return nil }
      return Modifier("id", [Argument(nil, try opaque(machine.opened(id.typed)))], source: call.location)
    case "tag":
      guard let value = call.arguments.first else { return nil }
      return Modifier("tag", [Argument(nil, try tag(value.typed, at: place, around))], source: call.location)
    case "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination":
      return try presentation(call, at: place, around)
    case "accessibilityRotor":
      return try rotor(call, at: place, around) ?? plain(call, at: place, around)
    case "alert", "confirmationDialog": return try dialog(call, at: place, around)
    case "actionSheet": throw Interruption.unknown("what .actionSheet shows", record.place)
    case "environment", "environmentObject", "focusedObject", "focusedSceneObject", "focusedValue",
      "focusedSceneValue":
      return try handedOn(call)
    default: return try plain(call, at: place, around)
    }
  }

  func plain(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier {
    var arguments: [Argument] = []
    for (index, argument) in call.arguments.enumerated() {
      let place = place.child(index)
      let value = try convert(argument, at: place, around)
      // `perform:` and `action:` are one, and so is what an action without a label does.
      let isAction = argument.writtenLabel == "perform" || call.name == "accessibilityAction" && argument.writtenLabel == "handler"
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
      switch argument.value {
      case .boolean, .integer, .floating, .text, .enumCase, .record, .none:
        return Argument(
          argument.writtenLabel,
          try convert(argument.typed, at: Identity.root, Surroundings(environment: .unset)))
      default: return Argument(argument.writtenLabel, try opaque(argument.typed))
      }
    }
    return Modifier(call.name, arguments, source: call.location)
  }

  private func observe(_ call: RecordedCall, at place: Identity) throws {
    guard let value = call["of"] ?? call["value"], let action = call["action"] ?? call["perform"],
      case .function(let function) = action.value
    else { return }
    var isInitial = false
    if case .boolean(let given)? = call["initial"]?.value { isInitial = given }
    effects.changes.append(
      Effects.Change(
        identity: place, value: machine.opened(value.typed), isInitial: isInitial, action: function,
        parameters: action.type.function?.parameters.count ?? 0))
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
    case "navigationDestination":
      guard case .metatype(let type)? = call["for"]?.value ?? call["data"]?.value,
        let destination = call["destination"], case .function(let function) = destination.value,
        let result = destination.type.function?.result
      else { return }
      around.destinations[type] = (function, result)
      destinations[type] = (function, result)
    default:
      guard call.name.hasSuffix("Style"), let style = call.arguments.first?.typed else { return }
      let opened = machine.opened(style)
      around.styles[call.name] = opened.type.nominal?.module.isSource ?? false ? opened : nil
    }
  }

  private func put(_ call: RecordedCall, into around: inout Surroundings) throws {
    guard let first = call.arguments.first else { return }
    if case .host(let host) = first.value, let path = host.value as? KeyPathValue, call.arguments.count > 1 {
      let value = call.arguments[1].value
      try machine.modify(path, of: &around.environment) { $0 = value }
      return
    }
    try run.put(first.typed, in: &around.environment)
  }
}
