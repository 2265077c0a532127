import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

/// A call that made a view or a value, with what was written in it.
struct RecordedCall {
  /// An argument that was written.
  struct Given {
    /// The label, of a closure without one the name of its parameter.
    var label: String?
    var writtenLabel: String?
    var value: RuntimeValue
    var type: Type
    var isBuilder: Bool

    var typed: TypedValue { TypedValue(value, type) }
  }

  let record: Record
  /// The type that the member is of: `VStack`, `View`.
  let typeName: String
  /// `init`, `padding`
  let name: String
  let arguments: [Given]

  init(_ record: Record, _ machine: Machine) {
    self.record = record
    typeName = record.callee.owner?.dottedName ?? ""
    name = record.callee.name
    arguments = machine.arguments(of: record).compactMap { parameter, value, type in
      if case .unset = value { return nil }
      let isFunction = type.function != nil
      let written = parameter.label ?? (isFunction ? parameter.name : nil)
      return Given(
        label: parameter.label ?? parameter.name, writtenLabel: written, value: value, type: type,
        isBuilder: parameter.builder != nil)
    }
  }

  var location: SourceLocation? { record.place.map(SourceLocation.init) }

  /// The argument of a label, or of a parameter without one its name.
  subscript(label: String) -> Given? { arguments.first { $0.label == label } }
}
