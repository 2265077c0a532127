/// Interpolations that the app adds: `\(depth, in: .fathoms)` of `extension String.StringInterpolation`.
extension Machine {
  /// What the app's `appendInterpolation` makes of a segment; nil where none of its own takes it.
  func ownInterpolation(
    _ value: Expression, _ labels: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> String? {
    let added = project.extensions(of: Machine.interpolations, declaring: Machine.appending)
    guard !added.isEmpty else { return nil }
    // A value with a label of its own stands among the labeled ones.
    let isLabeled = labels.first.map { $0.value.start == value.start } ?? false
    let arguments = isLabeled ? labels : [CallArgument(label: nil, value: value)] + labels
    var candidates: [(FunctionCode, TypeInfo)] = []
    for type in added {
      candidates += (type.functions[Machine.appending] ?? []).filter { $0.body.value != nil }.map {
        ($0, type)
      }
    }
    candidates.removeAll {
      isUnfit($0.0, arguments, in: scope) || isOfOtherType($0.0, value, arguments.count, in: scope)
    }
    guard let (function, type) = best(candidates, arguments, in: scope) else { return nil }
    var text = Value.record("StringInterpolation", ["text": .string("")])
    _ = try call(
      function, owner: text, type: type, arguments, from: scope, closureScope: nil, value,
      mutated: { (updated) throws(Interrupt) in text = updated })
    return text.record(of: "StringInterpolation")?["text"]?.stringValue
  }

  /// Whether the value that is written is certainly of another type than the first parameter's. What is not
  /// known is no reason for the app's own where nothing else asks for it.
  private func isOfOtherType(
    _ function: FunctionCode, _ value: Expression, _ count: Int, in scope: Scope
  ) -> Bool {
    guard let parameter = function.parameters.first, !isGeneric(parameter.type, of: function),
      let held = try? evaluate(value, in: scope)
    else { return false }
    if held.isUnknown { return count == 1 }
    return !held.isNone && !isInstance(held, of: parameter.type, in: nil)
  }

  /// `appendLiteral` and `appendInterpolation` inside the app's own.
  func appended(to interpolation: RecordValue, _ call: LibraryCall) -> Value {
    let old = interpolation["text"]?.stringValue ?? ""
    return .record(
      "StringInterpolation", ["text": .string(old + (call.first.map { describe($0) } ?? ""))])
  }

  private static let appending = "appendInterpolation"
  private static let interpolations = ["StringInterpolation", "DefaultStringInterpolation"]
}
