import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

/// The previews that a provider shows: Xcode shows each view of a group as a preview of its own, with what is put
/// on the group put on each. Of a loop it shows each element; here that counts where each says how it is
/// previewed, and else the elements are rows of one screen.
struct SeparatePreviews {
  let expander: ViewExpander

  private typealias Parts = (view: TypedValue, modifiers: [Record])

  func of(_ view: TypedValue) throws -> [TypedValue] {
    try parts(of: view, under: [], depth: 0).map { part in
      if part.modifiers.isEmpty { return part.view }
      return TypedValue(.host(ModifiedView(inner: part.view, modifiers: part.modifiers[...])), part.view.type)
    }
  }

  /// The names that code gives to the previews, by the outermost modifier of each that has one.
  func names(of view: TypedValue) throws -> [String?] {
    try parts(of: view, under: [], depth: 0).map { part in
      let named = part.modifiers.first { $0.callee.name == "previewDisplayName" }
      return named.flatMap { RecordedCall($0, expander.machine).arguments.first?.value.plainText }
    }
  }

  /// - Parameter outer: the modifiers of the group that the view is in, the outermost first.
  private func parts(of view: TypedValue, under outer: [Record], depth: Int) throws -> [Parts] {
    var modifiers = outer
    var inner = expander.machine.opened(view)
    while case .record(let record) = inner.value, let receiver = expander.machine.receiver(of: record) {
      modifiers.append(record)
      inner = expander.machine.opened(TypedValue(receiver.value, receiver.type))
    }
    guard depth < SeparatePreviews.depth else { return [(inner, modifiers)] }
    guard case .record(let record) = inner.value else {
      return try partsInside(inner, under: modifiers, depth: depth)
    }
    let call = RecordedCall(record, expander.machine)
    if call.isBuilder || call.typeName == "TupleView" {
      if call.name == "buildArray" { return [(inner, modifiers)] }
      return try expander.elements(of: call).flatMap { try parts(of: $0, under: modifiers, depth: depth + 1) }
    }
    switch call.typeName {
    case "Group":
      guard let content = call["content"], case .function(let function) = content.value,
        let shape = content.type.function, shape.parameters.isEmpty
      else { return [(inner, modifiers)] }
      let made = TypedValue(try function.call(), expander.machine.plain(shape.result))
      return try parts(of: made, under: modifiers, depth: depth + 1)
    case "ForEach":
      let rows = try Rows(call, expander)
      guard (1...SeparatePreviews.count).contains(rows.elements.count) else { return [(inner, modifiers)] }
      let previews = try rows.elements.flatMap { element in
        let made = TypedValue(try rows.content.call(element), expander.machine.plain(rows.result))
        return try parts(of: made, under: modifiers, depth: depth + 1)
      }
      return previews.allSatisfy(isMarked) ? previews : [(inner, modifiers)]
    default: return [(inner, modifiers)]
    }
  }

  /// What a view of the app's own makes of its content, where all of that is previewed in some way.
  private func partsInside(_ view: TypedValue, under outer: [Record], depth: Int) throws -> [Parts] {
    guard view.type.nominal?.module.isSource ?? false, !expander.run.code.isPreview(view.type),
      expander.machine.conforms(view.type, to: expander.types.view),
      let body = try? expander.machine.read(expander.types.viewBody, of: view),
      let parts = try? parts(of: body, under: outer, depth: depth + 1), parts.count > 1,
      parts.allSatisfy(isMarked)
    else { return [(view, outer)] }
    return parts
  }

  private func isMarked(_ part: Parts) -> Bool {
    part.modifiers.contains { SeparatePreviews.marks.contains($0.callee.name) }
  }

  /// What says how a view is previewed.
  private static let marks: Set<String> = [
    "previewDevice", "previewDisplayName", "previewLayout", "previewInterfaceOrientation",
    "preferredColorScheme", "colorScheme",
  ]
  /// Groups in groups are followed so deep.
  private static let depth = 8
  /// Elements of a loop that are previews of their own; more are rows of one.
  private static let count = 32
}
