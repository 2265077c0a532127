import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What a value of the SDK's code holds, by the names of its stored properties.
struct NodeFields {
  let machine: Machine
  private let places: [String: (index: Int, type: Type)]
  private let fields: ContiguousArray<RuntimeValue>
  /// What of it is not known, by the property.
  private(set) var unknown: [Argument] = []

  init(_ value: RuntimeValue, _ type: Type, _ machine: Machine) throws {
    guard case .fields(let fields) = value else { throw Interruption.unknown("what a view shows") }
    self.machine = machine
    self.fields = fields
    var places: [String: (index: Int, type: Type)] = [:]
    for (index, (property, type)) in machine.keptProperties(of: type).enumerated() {
      places[property.name] = (index, type)
    }
    self.places = places
    for (name, place) in places.sorted(by: { $0.key < $1.key }) {
      if case .unknown(let value) = fields[place.index] {
        unknown.append(Argument(name, .unknown(value.gap.source)))
      }
    }
  }

  /// A property's value with its type; nil for none.
  subscript(_ name: String) -> TypedValue? {
    guard let place = places[name], let value = fields[place.index].unwrapped else { return nil }
    return TypedValue(value, machine.program.language.wrapped(place.type) ?? place.type)
  }

  func text(_ name: String) -> String? {
    switch self[name]?.value {
    case .text(let text): text
    case .unknown(let value): value.shown
    default: nil
    }
  }

  func bool(_ name: String) -> Bool? {
    if case .boolean(let value)? = self[name]?.value { value } else { nil }
  }

  func number(_ name: String) -> Double? {
    switch self[name]?.value {
    case .floating(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// The name of the case that an enum holds.
  func caseName(_ name: String) -> String? {
    guard let held = self[name], case .enumCase(let index, _) = held.value,
      let cases = held.type.nominal?.cases,
      cases.indices.contains(index)
    else { return nil }
    return cases[index].name
  }

  /// The elements of an array, each with its type.
  func list(_ name: String) -> [TypedValue] {
    guard let held = self[name], case .list(let values) = held.value, let type = held.type.arguments.first
    else {
      return []
    }
    return values.map { TypedValue($0, type) }
  }

  /// Each element of an array of structs.
  func structures(_ name: String) throws -> [NodeFields] {
    try list(name).map { try NodeFields($0.value, $0.type, machine) }
  }

  func function(_ name: String) -> (function: FunctionValue, type: Type)? {
    guard let held = self[name], case .function(let function) = held.value else { return nil }
    return (function, held.type)
  }
}
