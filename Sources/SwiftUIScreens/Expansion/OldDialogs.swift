import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Dialogs and menus as they were written up to iOS 14.
extension ViewExpander {
  /// `.alert(isPresented:) { Alert(…) }` and `.actionSheet(isPresented:) { ActionSheet(…) }`, as the dialogs that
  /// they are now.
  func oldDialog(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier {
    let name = call.name == "actionSheet" ? "confirmationDialog" : call.name
    var modifier = Modifier(name, [], source: call.location)
    guard let content = call["content"], case .function(let function) = content.value,
      let shape = content.type.function
    else { throw Interruption.unknown("what .\(call.name) shows", call.record.place) }
    var values: [RuntimeValue] = []
    for label in ["isPresented", "item"] {
      guard let binding = call[label] else { continue }
      modifier.arguments.append(Argument(label, try convert(binding, at: place, around)))
      guard let held = try held(by: binding, call) else { return modifier }
      if label == "isPresented", case .boolean(false) = held { return modifier }
      if label == "item" {
        guard let item = held.unwrapped else { return modifier }
        values = [item]
      }
    }
    if call.name == "actionSheet" {
      modifier.arguments.append(Argument("titleVisibility", .symbol("visible")))
    }
    var arguments = ContiguousArray(values)
    let made = machine.opened(TypedValue(try function.call(list: &arguments), machine.plain(shape.result)))
    guard case .record(let record) = made.value else {
      throw Interruption.unknown("what .\(call.name) shows", call.record.place)
    }
    modifier.arguments += try parts(of: RecordedCall(record, machine), at: place)
    return modifier
  }

  private func parts(of dialog: RecordedCall, at place: Identity) throws -> [Argument] {
    var result: [Argument] = []
    if let title = dialog["title"] {
      result.append(Argument(nil, .text(try plainText(of: title.typed, near: dialog))))
    }
    if let message = dialog["message"], message.value.unwrapped != nil {
      let node = ViewNode(
        .view("Text"), arguments: [Argument(nil, .text(try plainText(of: unwrapped(message), near: dialog)))],
        identity: place.child("message"))
      result.append(Argument("message", .views([node])))
    }
    var buttons: [TypedValue] = []
    if let list = dialog["buttons"] { buttons = try elements(of: list.typed) }
    for label in ["primaryButton", "secondaryButton", "dismissButton"] {
      if let button = dialog[label], button.value.unwrapped != nil { buttons.append(unwrapped(button)) }
    }
    let nodes = try buttons.enumerated().map { index, button in
      try dialogButton(button, at: place.child("button").child(index))
    }
    if !nodes.isEmpty { result.append(Argument("actions", .views(nodes))) }
    return result
  }

  private func unwrapped(_ argument: RecordedCall.Given) -> TypedValue {
    TypedValue(
      argument.value.unwrapped ?? argument.value,
      machine.program.language.wrapped(argument.type) ?? argument.type)
  }

  private func dialogButton(_ value: TypedValue, at identity: Identity) throws -> ViewNode {
    guard case .record(let record) = value.value else { throw Interruption.unknown("a button of a dialog") }
    let call = RecordedCall(record, machine)
    var node = ViewNode(.view("Button"), identity: identity)
    let title = try call["label"].map { try plainText(of: $0.typed, near: call) }
    node.arguments.append(
      Argument(nil, .text(title ?? TextContent(call.name == "cancel" ? "Cancel" : "OK"))))
    if call.name != "default" { node.arguments.append(Argument("role", .symbol(call.name))) }
    if let action = call["action"], let function = action.value.functionValue {
      let type = machine.program.language.wrapped(action.type) ?? action.type
      node.arguments.append(
        Argument("action", .handler(Handler(run.action(.function(function, type))))))
    }
    return node
  }

  /// `.contextMenu(ContextMenu { … })`: what its items are; nil for any other form.
  func oldContextMenu(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier? {
    guard let given = call["contextMenu"] else { return nil }
    var modifier = Modifier("contextMenu", [], source: call.location)
    guard case .record(let record)? = given.value.unwrapped else { return modifier }
    let menu = RecordedCall(record, machine)
    guard let items = menu["menuItems"] else {
      throw Interruption.unknown("the items of a menu", record.place)
    }
    modifier.arguments = [Argument("menuItems", .views(try views(items, at: place.child("items"), around)))]
    return modifier
  }
}
