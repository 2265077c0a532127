import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What a list is while it is edited, and what turns that on.
extension ViewExpander {
  /// "Edit", and "Done" while the list is edited; it turns the edit mode around it.
  func editButton(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    var node = try node("EditButton", call, at: identity)
    guard let mode = try editMode(around) else { return node }
    let isEditing = try isActive(mode)
    if isEditing { node.arguments.append(Argument("isEditing", .bool(true))) }
    let setter = Handler(run.action(.setter(mode)))
    node.arguments.append(
      Argument("action", .commands([.set(setter, .symbol(isEditing ? "inactive" : "active"))])))
    return node
  }

  /// What a list or its rows say while the edit mode around them is on.
  func editing(_ around: Surroundings) throws -> [Argument] {
    guard let mode = try editMode(around), try isActive(mode) else { return [] }
    return [Argument("isEditing", .bool(true))]
  }

  private func editMode(_ around: Surroundings) throws -> TypedValue? {
    let held = try run.environmentValue("editMode", around.environment)
    guard let inner = machine.program.language.wrapped(held.type), let value = held.value.unwrapped else {
      return nil
    }
    return TypedValue(value, inner)
  }

  private func isActive(_ mode: TypedValue) throws -> Bool {
    try symbol(of: run.read(mode))?.name == "active"
  }

  /// `List($items, editActions: [.delete, .move])`: its rows as if they had `onDelete` and `onMove`.
  func editActions(of call: RecordedCall) throws -> [Modifier] {
    guard let given = call["editActions"] else { return [] }
    guard let data = call["data"], data.type.nominal === types.binding else {
      throw Interruption.unknown("what can be edited of \(call.typeName)", call.record.place)
    }
    guard case .fields(let fields) = given.value, case .integer(let bits)? = fields.first else {
      throw Interruption.unknown("what can be done with the rows of \(call.typeName)", call.record.place)
    }
    var modifiers: [Modifier] = []
    if bits & ViewExpander.moving != 0 { modifiers.append(Modifier("onMove", [], source: call.location)) }
    if bits & ViewExpander.deleting != 0 {
      let deed = run.action(
        .system { given, run in
          for case .int(let row) in given { try run.remove(row, of: data.typed) }
        })
      modifiers.append(
        Modifier("onDelete", [Argument("action", .handler(Handler(deed)))], source: call.location))
    }
    return modifiers
  }

  /// The bits of `EditActions` as the SDK has them.
  private static let moving = 1
  private static let deleting = 2
}

extension ScreenRun {
  /// Takes an element out of the array that a binding holds.
  fileprivate func remove(_ row: Int, of binding: TypedValue) throws {
    guard case .list(var elements) = try read(binding).value else {
      throw Interruption.unknown("how a row is removed from \(binding.type)")
    }
    guard elements.indices.contains(row) else { return }
    elements.remove(at: row)
    try write(.list(elements), to: binding)
  }
}
