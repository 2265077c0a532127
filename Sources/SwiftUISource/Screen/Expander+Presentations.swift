import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// A sheet, cover or popover: its content only while it is presented, with a way to dismiss.
  func presentation(_ modifier: ModifierValue, at place: Identity, _ around: Surroundings) -> Modifier? {
    var arguments: [Argument] = []
    var inside = around
    var values: [Value] = []
    var isPresented = false
    if let value = modifier.argument("isPresented") {
      isPresented = current(value).boolValue ?? false
      if case .binding(let binding) = value { inside.dismissal = .setFalse(binding) }
      arguments.append(Argument("isPresented", convert(value, under: place, around)))
    } else if let value = modifier.argument("item") {
      let item = current(value)
      isPresented = !item.isNone
      values = [item]
      if case .binding(let binding) = value { inside.dismissal = .setNil(binding) }
      arguments.append(Argument("item", convert(value, under: place, around)))
    }
    if case .closure(let closure)? = modifier.argument("onDismiss") {
      arguments.append(Argument("onDismiss", .handler(Handler(AppHandler.closure(closure)))))
    }
    if isPresented, case .closure(let closure)? = modifier.argument("content") {
      arguments.append(
        Argument("content", .views(content(closure, values, under: place.child("content"), inside))))
    }
    return Modifier(modifier.name, arguments, source: machine.location(modifier.file, modifier.start))
  }

  func current(_ value: Value) -> Value {
    if case .binding(let binding) = value { return machine.read(binding) }
    return value
  }

  /// An alert or a dialog, in whatever form it was written.
  func dialog(_ modifier: ModifierValue, at place: Identity, _ around: Surroundings) -> Modifier? {
    var arguments: [Argument] = []
    var isPresented = false
    var presented: [Value] = []
    var inside = around
    for label in ["isPresented", "item", "error"] {
      guard let value = modifier.argument(label) else { continue }
      let held = current(value)
      if label == "isPresented" {
        isPresented = held.boolValue ?? false
      } else if label == "item" {
        isPresented = !held.isNone
        presented = [held]
      }
      if label == "isPresented", case .binding(let binding) = value { inside.dismissal = .setFalse(binding) }
      if label == "item", case .binding(let binding) = value { inside.dismissal = .setNil(binding) }
      arguments.append(Argument(label, convert(value, under: place, around)))
    }
    if let data = modifier.argument("presenting") { presented = [data] }
    if let error = modifier.argument("error"), !error.isNone {
      presented = [error]
      if let title = try? machine.member("errorDescription", of: error, file: nil, start: 0) {
        arguments.insert(Argument(nil, .text(machine.text(of: title))), at: 0)
      }
    }
    if let title = modifier.unlabeled() {
      arguments.insert(Argument(nil, .text(machine.text(of: title))), at: 0)
    }
    if let visibility = modifier.argument("titleVisibility") {
      arguments.append(Argument("titleVisibility", convert(visibility, under: place, around)))
    }
    guard isPresented else {
      return Modifier(
        canonicalDialog(modifier.name), arguments, source: machine.location(modifier.file, modifier.start))
    }
    if modifier.name == "actionSheet" {
      arguments.append(Argument("titleVisibility", .symbol("visible")))
    }
    if let old = oldDialog(modifier, presented) {
      arguments += dialogArguments(of: old, at: place, inside)
    } else {
      for label in ["actions", "message"] {
        guard case .closure(let closure)? = modifier.argument(label) else { continue }
        arguments.append(
          Argument(label, .views(content(closure, presented, under: place.child(label), inside))))
      }
    }
    return Modifier(
      canonicalDialog(modifier.name), arguments, source: machine.location(modifier.file, modifier.start))
  }

  private func canonicalDialog(_ name: String) -> String {
    name == "actionSheet" ? "confirmationDialog" : name
  }

  /// `.alert(isPresented:) { Alert(…) }` and `.actionSheet { ActionSheet(…) }`.
  private func oldDialog(_ modifier: ModifierValue, _ values: [Value]) -> RecordValue? {
    guard case .closure(var closure)? = modifier.argument("content") ?? modifier.argument("actions") else {
      return nil
    }
    closure.isViewBuilder = false
    guard
      let value = guarded(
        machine.surroundings, { () throws(Interrupt) in try self.machine.call(closure, values, nil) }),
      case .record(let record) = value, record.type == "Alert" || record.type == "ActionSheet"
    else { return nil }
    return record
  }

  private func dialogArguments(of record: RecordValue, at place: Identity, _ around: Surroundings)
    -> [Argument]
  {
    var result: [Argument] = []
    if let title = record["title"] ?? record.fields.first(where: { $0.label == nil })?.value,
      !title.isNone
    {
      result.append(Argument(nil, .text(machine.text(of: title))))
    }
    if let message = record["message"], !message.isNone {
      let node = ViewNode(
        .view("Text"), arguments: [Argument(nil, .text(machine.text(of: message)))],
        identity: place.child("message"))
      result.append(Argument("message", .views([node])))
    }
    var buttons: [Value] = []
    if case .array(let values)? = record["buttons"] { buttons = values }
    for label in ["primaryButton", "secondaryButton", "dismissButton"] {
      if let button = record[label], !button.isNone { buttons.append(button) }
    }
    let nodes = buttons.enumerated().map { index, button in
      dialogButton(button, at: place.child("button").child(index))
    }
    if !nodes.isEmpty { result.append(Argument("actions", .views(nodes))) }
    return result
  }

  private func dialogButton(_ value: Value, at identity: Identity) -> ViewNode {
    var arguments: [Argument] = []
    var name = "default"
    var fields: [LabeledValue] = []
    switch value {
    case .symbol(let symbol):
      name = symbol.name
      fields = symbol.arguments ?? []
    case .record(let record):
      name = record["kind"]?.stringValue ?? "default"
      fields = record.fields
    default: break
    }
    let title = fields.first { $0.label == nil }.map { machine.text(of: $0.value) }
    arguments.append(Argument(nil, .text(title ?? TextContent(name == "cancel" ? "Cancel" : "OK"))))
    if name != "default" { arguments.append(Argument("role", .symbol(name))) }
    if case .closure(let closure)? = fields.first(where: { $0.label == "action" })?.value {
      arguments.append(Argument("action", .handler(Handler(AppHandler.closure(closure)))))
    }
    return ViewNode(.view("Button"), arguments: arguments, identity: identity)
  }

  /// `.navigationDestination(isPresented:)` and `(item:)`; `(for:)` only registers.
  func destination(_ modifier: ModifierValue, at place: Identity, _ around: Surroundings) -> Modifier? {
    if modifier.argument("for") != nil { return nil }
    return presentation(
      ModifierValue(
        name: modifier.name,
        arguments: modifier.arguments.map {
          LabeledValue(label: $0.label == "destination" ? "content" : $0.label, value: $0.value)
        }, file: modifier.file, start: modifier.start), at: place, around)
  }
}
