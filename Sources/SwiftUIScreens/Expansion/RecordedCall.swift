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
    /// Whether the value is code that gives it.
    var isAutoclosure = false
    /// Whether any view can be given: it is shown, and not read for its words.
    var isAnyView: Bool

    var typed: TypedValue { TypedValue(value, type) }
  }

  let record: Record
  /// The type that the member is of: `VStack`, `View`.
  let typeName: String
  /// `init`, `padding`
  let name: String
  var arguments: [Given]

  init(_ record: Record, _ machine: Machine) {
    self.record = record
    typeName = record.callee.owner?.dottedName ?? ""
    name = record.callee.name
    arguments = machine.arguments(of: record).compactMap { parameter, value, type in
      if case .unset = value { return nil }
      var (value, type) = (value, type)
      // A value of which nobody knew the type brings it along.
      if case .existential(let box) = value, !type.isExistential, type.nominal?.name != "AnyHashable" {
        (value, type) = (box.value, box.type)
      }
      let isFunction = type.function != nil && !parameter.isAutoclosure
      let written = parameter.label ?? (isFunction ? parameter.name : nil)
      return Given(
        label: parameter.label ?? parameter.name, writtenLabel: written, value: value, type: type,
        isBuilder: parameter.builder != nil, isAutoclosure: parameter.isAutoclosure,
        isAnyView: parameter.type.isTypeParameter
          && RecordedCall.takesView(parameter.type, of: record.callee, machine))
    }
  }

  /// Whether a type parameter of a declaration stands for just any view: not for a shape or a style.
  private static func takesView(_ type: Type, of value: Value, _ machine: Machine) -> Bool {
    guard let view = machine.nominal("View", of: "SwiftUI") else { return false }
    return value.inside.signature.requirements.contains { requirement in
      if case .conforms(let subject, let use) = requirement { return subject === type && use.type === view }
      return false
    }
  }

  /// Whether a result builder's own function was called.
  var isBuilder: Bool {
    record.callee.owner?.code.attributes.contains { $0.name == "resultBuilder" } ?? false
  }

  /// Where it is written; an operator's is where its first operand is.
  var location: SourceLocation? {
    if let place = record.place { return SourceLocation(place) }
    for argument in record.arguments {
      if case .record(let operand) = argument, let place = operand.place { return SourceLocation(place) }
    }
    return nil
  }

  /// The argument of a label, or of a parameter without one its name.
  subscript(label: String) -> Given? { arguments.first { $0.label == label } }
}

extension Type {
  fileprivate var isTypeParameter: Bool {
    if case .parameter = kind { return true }
    return false
  }
}
