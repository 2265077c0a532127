import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// A sheet, a cover, a popover, a pushed view: its content only while it is presented, with a way to dismiss.
  func presentation(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier? {
    // `navigationDestination(for:)` only says what is shown for a value.
    if call["for"] != nil { return nil }
    var arguments: [Argument] = []
    var inside = around
    var values: [RuntimeValue] = []
    var isPresented = false
    if let binding = call["isPresented"] {
      guard let held = try held(by: binding, call) else { return nil }
      if case .boolean(true) = held { isPresented = true }
      try run.put(dismissal: .setFalse(binding.typed), isPresented, in: &inside)
      arguments.append(Argument("isPresented", try convert(binding, at: place, around)))
    } else if let binding = call["item"] {
      guard let held = try held(by: binding, call) else { return nil }
      if let item = held.unwrapped {
        isPresented = true
        values = [item]
      }
      try run.put(dismissal: .setNil(binding.typed), isPresented, in: &inside)
      arguments.append(Argument("item", try convert(binding, at: place, around)))
    }
    if let action = call["onDismiss"], case .function(let function)? = action.value.unwrapped {
      let type = machine.program.language.wrapped(action.type) ?? action.type
      arguments.append(
        Argument("onDismiss", .handler(Handler(run.action(.function(function, type))))))
    }
    if isPresented, let content = call["content"] ?? call["destination"],
      case .function(let function) = content.value, let result = content.type.function?.result
    {
      arguments.append(
        Argument(
          "content",
          .views(try apart { try self.content(function, result, values, at: place.child("content"), inside) })
        ))
    }
    return Modifier(call.name, arguments, source: call.location)
  }

  /// What says whether something is presented; nil where that is not known: what is shown hangs on it.
  func held(by binding: RecordedCall.Given, _ call: RecordedCall) throws -> RuntimeValue? {
    let cause: GapCause
    let place: CodePlace?
    var source = "." + call.name
    do {
      let held = try run.read(binding.typed).value
      guard case .unknown(let unknown) = held else { return held }
      (source, cause, place) = (unknown.gap.source, unknown.gap.cause, unknown.gap.place)
    } catch Interruption.unknown(let missing, let found) {
      (cause, place) = (missing, found)
    }
    machine.store.note(
      RuntimeGap(.condition, source: source, name: source, cause: cause, place: place ?? call.record.place))
    return nil
  }

  /// An alert or a dialog.
  func dialog(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier? {
    if call["content"] != nil { return try oldDialog(call, at: place, around) }
    guard let binding = call["isPresented"], call["item"] == nil else {
      throw Interruption.unknown("what .\(call.name) shows", call.record.place)
    }
    var inside = around
    var isPresented = false
    guard let held = try held(by: binding, call) else { return nil }
    if case .boolean(true) = held { isPresented = true }
    try run.put(dismissal: .setFalse(binding.typed), isPresented, in: &inside)
    var arguments: [Argument] = []
    var presented: [RuntimeValue] = []
    if let data = call["presenting"] ?? call["error"] {
      guard let value = data.value.unwrapped else {
        return Modifier(
          call.name, [Argument("isPresented", .bool(false))], source: call.location)
      }
      presented = [value]
    }
    if let error = call["error"], isPresented {
      let inner = machine.program.language.wrapped(error.type) ?? error.type
      arguments.append(Argument(nil, .text(try errorTitle(TypedValue(presented[0], inner)))))
    }
    for argument in call.arguments where argument.writtenLabel == nil {
      arguments.append(Argument(nil, .text(try words(of: argument, call))))
    }
    arguments.append(Argument("isPresented", try convert(binding, at: place, around)))
    if let visibility = call["titleVisibility"] {
      arguments.append(Argument("titleVisibility", try convert(visibility, at: place, around)))
    }
    guard isPresented else { return Modifier(call.name, arguments, source: call.location) }
    for label in ["actions", "message"] {
      guard let given = call[label], case .function(let function) = given.value,
        let type = given.type.function
      else { continue }
      let values = type.parameters.isEmpty ? [] : presented
      arguments.append(
        Argument(
          label,
          .views(try apart { try content(function, type.result, values, at: place.child(label), inside) })))
    }
    return Modifier(call.name, arguments, source: call.location)
  }

  /// A title; what it was to be said with in guillemets where it isn't known.
  private func words(of title: RecordedCall.Given, _ call: RecordedCall) throws -> TextContent {
    if case .unknown(let unknown) = title.value { return TextContent(unknown.shown) }
    return try plainText(of: title.typed, near: call)
  }

  private func errorTitle(_ error: TypedValue) throws -> TextContent {
    guard let localized = machine.nominal("LocalizedError", of: "Foundation"),
      let requirement = machine.requirement("errorDescription", of: localized)
    else { throw Interruption.unknown("the title of an alert about an error") }
    let title = try machine.read(requirement, of: machine.opened(error))
    guard case .text(let text)? = title.value.unwrapped else { return TextContent("") }
    return TextContent(text)
  }
}
