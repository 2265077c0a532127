import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// A rotor whose entries are a collection or ranges of the text; nil for those of a builder.
  func rotor(_ modifier: ModifierValue, at place: Identity, _ around: Surroundings) -> Modifier? {
    if let ranges = modifier.argument("textRanges") {
      return made(modifier, at: place, around, Argument("textRanges", .list(places(ranges))))
    }
    guard let data = modifier.argument("entries") else { return nil }
    if case .closure = data { return nil }
    let expression = machine.placeholder(modifier.file)
    let elements =
      guarded(around, { () throws(Interrupt) in try self.machine.elements(of: data, expression) }) ?? []
    let entries = elements.prefix(Expander.rowLimit).enumerated().map { index, element in
      entry(element, modifier, at: place.child("entry").child(index), around)
    }
    return made(modifier, at: place, around, Argument("entries", .views(Array(entries))))
  }

  /// An element of the collection: its id is `entryID`, else its own; its label `entryLabel`.
  private func entry(
    _ element: Value, _ modifier: ModifierValue, at identity: Identity, _ around: Surroundings
  ) -> ViewNode {
    let id = elementID(element, modifier.argument("entryID"))
    var arguments = [Argument("id", .opaque(OpaqueValue(id), description: machine.describe(id)))]
    if case .keyPath(let path)? = modifier.argument("entryLabel"),
      let label = guarded(
        around,
        { () throws(Interrupt) in
          try self.machine.follow(path, from: element, self.machine.placeholder(nil))
        })
    {
      arguments.insert(Argument(nil, .text(machine.text(of: label))), at: 0)
    }
    return ViewNode(.view("AccessibilityRotorEntry"), arguments: arguments, identity: identity)
  }

  /// Places in the text, in characters.
  private func places(_ ranges: Value) -> [ArgumentValue] {
    guard case .array(let values) = ranges else { return [] }
    return values.compactMap { value in
      guard case .range(let range) = value, let lower = machine.offset(range.lower),
        let upper = machine.offset(range.upper)
      else { return nil }
      return .range(lower: Double(lower), upper: Double(upper), isClosed: range.isClosed)
    }
  }

  private func made(
    _ modifier: ModifierValue, at place: Identity, _ around: Surroundings, _ content: Argument
  ) -> Modifier {
    let name = modifier.unlabeled().map { Argument(nil, convert($0, under: place, around)) }
    return Modifier(
      modifier.name, [name, content].compactMap { $0 },
      source: machine.location(modifier.file, modifier.start))
  }
}
