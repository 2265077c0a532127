import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

extension ViewExpander {
  /// `onDelete`: told rows, it gives the closure their offsets.
  func rowAction(_ call: RecordedCall) throws -> Modifier? {
    guard let action = call["action"] ?? call["perform"],
      case .function(let function)? = action.value.unwrapped
    else { return nil }
    let deed = run.action(
      .system { given, _ in
        let rows = given.compactMap { value -> Int? in
          if case .int(let row) = value { return row }
          return nil
        }
        _ = try function.call(.host(IndexSet(rows)))
      })
    return Modifier(call.name, [Argument("action", .handler(Handler(deed)))], source: call.location)
  }

  /// `.accessibility(label:)` and its kin of iOS 13 in the form that they have now.
  func oldAccessibility(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier?
  {
    guard let argument = call.arguments.first, let label = argument.label,
      let name = ViewExpander.nowNames[label]
    else { throw Interruption.unknown("what .accessibility says", call.record.place) }
    return Modifier(name, [Argument(nil, try convert(argument, at: place, around))], source: call.location)
  }

  private static let nowNames = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "identifier": "accessibilityIdentifier",
    "inputLabels": "accessibilityInputLabels", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "sortPriority": "accessibilitySortPriority",
    "activationPoint": "accessibilityActivationPoint",
  ]

  /// A rotor whose entries are a collection or ranges of the text; nil for those of a builder.
  func rotor(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier? {
    let name = try call.arguments.first { $0.writtenLabel == nil }.map {
      Argument(nil, try convert($0, at: place, around))
    }
    if let ranges = call["textRanges"] {
      let places = Argument("textRanges", .list(try places(of: ranges.typed, in: call)))
      return Modifier(call.name, [name, places].compactMap { $0 }, source: call.location)
    }
    guard let data = call["entries"], data.type.function == nil else { return nil }
    var entries: [ViewNode] = []
    for element in try elements(of: data.typed) {
      let identity = place.child("entry").child(entries.count)
      let key = try key(of: element, call["entryID"], entries.count)
      var arguments = [Argument("id", try opaque(key))]
      if let label = call["entryLabel"], case .host(let host) = label.value,
        let path = host.value as? KeyPathValue
      {
        let text = TypedValue(try machine.read(path, of: element.value), machine.plain(path.value))
        arguments.insert(Argument(nil, .text(try plainText(of: text, near: call))), at: 0)
      }
      entries.append(ViewNode(.view("AccessibilityRotorEntry"), arguments: arguments, identity: identity))
    }
    return Modifier(
      call.name, [name, Argument("entries", .views(entries))].compactMap { $0 }, source: call.location)
  }

  /// Ranges of the text that a modifier stands on, in characters.
  private func places(of ranges: TypedValue, in call: RecordedCall) throws -> [ArgumentValue] {
    guard case .list(let list) = ranges.value, let text = try text(below: call.record) else {
      throw Interruption.unknown("a rotor of ranges of a text", call.record.place)
    }
    return try list.map { range in
      guard case .fields(let ends) = range, ends.count == 2,
        case .host(let lower) = ends[0], let lower = lower.value as? String.Index,
        case .host(let upper) = ends[1], let upper = upper.value as? String.Index,
        upper <= text.endIndex
      else { throw Interruption.unknown("a range of a text", call.record.place) }
      let start = text.distance(from: text.startIndex, to: lower)
      return .range(
        lower: Double(start), upper: Double(start + text.distance(from: lower, to: upper)), isClosed: false)
    }
  }

  /// What the text says that modifiers stand on; nil where they stand on something else.
  private func text(below record: Record) throws -> String? {
    guard let receiver = machine.receiver(of: record) else { return nil }
    let view = machine.opened(TypedValue(receiver.value, receiver.type))
    if let content = try textContent(of: view) { return content.string }
    guard case .record(let inner) = view.value else { return nil }
    return try text(below: inner)
  }

  /// The elements of a sequence, each with its type.
  func elements(of data: TypedValue) throws -> [TypedValue] {
    guard let sequence = machine.nominal("Sequence", of: "Swift"),
      let associated = machine.program.associatedType(named: "Element", of: sequence)
    else { throw Interruption.unknown("the elements of \(data.type)") }
    let type = machine.plain(machine.program.memberType(associated, of: data.type, in: nil))
    var found: [TypedValue] = []
    try machine.iterate(data.value, data.type) { element in
      found.append(TypedValue(element, type))
      return found.count <= run.environment.bounds.views
    }
    return found
  }
}
