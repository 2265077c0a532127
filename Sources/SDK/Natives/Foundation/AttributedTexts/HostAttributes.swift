import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What attributes can be read of.
protocol AttributeReader {
  subscript<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value? where Key.Value: Sendable { get }
}

/// What attributes can be given to.
protocol AttributeHolder: AttributeReader {
  subscript<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value? where Key.Value: Sendable { get set }
}

extension AttributedString: AttributeHolder {}
extension AttributedSubstring: AttributeHolder {}
extension DiscontiguousAttributedSubstring: AttributeHolder {}
extension AttributeContainer: AttributeHolder {}
extension AttributedString.Runs.Run: AttributeReader {}

/// An attribute of texts, by a key of this machine: how values of the running program get in and out.
protocol HostAttribute: Sendable {
  /// The value as an optional of the running program.
  func value(in reader: any AttributeReader, _ machine: Machine) throws -> RuntimeValue
  func set(_ value: RuntimeValue, in holder: inout some AttributeHolder, _ machine: Machine) throws
  /// The parts of a text within which the attribute doesn't change.
  func parts(of runs: AttributedString.Runs, _ machine: Machine) throws -> [(
    RuntimeValue, Range<AttributedString.Index>
  )]
  var changeCondition: AttributedString.AttributeInvalidationCondition { get }
}

extension HostAttribute {
  func removed(from holder: some AttributeHolder, _ machine: Machine) throws -> any AttributeHolder {
    var holder = holder
    try set(.none(0), in: &holder, machine)
    return holder
  }
}

/// An attribute that Foundation has on this machine too.
struct KnownAttribute<Key: AttributedStringKey>: HostAttribute
where Key.Value: HostConvertible & Sendable {
  func value(in reader: any AttributeReader, _ machine: Machine) throws -> RuntimeValue {
    RuntimeValue(optional: try reader[Key.self].map { try $0.runtime(machine) })
  }

  func set(_ value: RuntimeValue, in holder: inout some AttributeHolder, _ machine: Machine) throws {
    holder[Key.self] = try Key.Value?.host(value)
  }

  func parts(of runs: AttributedString.Runs, _ machine: Machine) throws -> [(
    RuntimeValue, Range<AttributedString.Index>
  )] {
    try runs[Key.self].map { (RuntimeValue(optional: try $0.0.map { try $0.runtime(machine) }), $0.1) }
  }

  var changeCondition: AttributedString.AttributeInvalidationCondition { .attributeChanged(Key.self) }
}

/// An attribute whose values only the running program knows.
struct SlotAttribute<Key: AttributeSlotKey>: HostAttribute, @unchecked Sendable {
  let type: Type

  func value(in reader: any AttributeReader, _ machine: Machine) throws -> RuntimeValue {
    RuntimeValue(optional: reader[Key.self]?.key.value)
  }

  func set(_ value: RuntimeValue, in holder: inout some AttributeHolder, _ machine: Machine) throws {
    holder[Key.self] = try value.unwrapped.map { try AttributeBox($0, type, machine) }
  }

  func parts(of runs: AttributedString.Runs, _ machine: Machine) throws -> [(
    RuntimeValue, Range<AttributedString.Index>
  )] {
    runs[Key.self].map { (RuntimeValue(optional: $0.0?.key.value), $0.1) }
  }

  var changeCondition: AttributedString.AttributeInvalidationCondition { .attributeChanged(Key.self) }
}

extension NativeCall {
  /// The attribute that a key of the running program stands for: what a type parameter is.
  func attribute(_ parameter: String) throws -> any HostAttribute {
    let key = try type(parameter)
    if let nominal = key.nominal, nominal.module.name == "Foundation",
      let known = KnownAttributes.all[nominal.dottedName]
    {
      return known
    }
    guard let owner = machine.nominal("AttributedStringKey", of: "Foundation"),
      let associated = machine.program.associatedType(named: "Value", of: owner)
    else { throw Interruption.unknown("the attribute of \(key)") }
    func trait(_ name: String) throws -> RuntimeValue {
      guard let found = machine.requirement(name, of: owner) else {
        throw Interruption.unknown("\(name) of \(key)")
      }
      return try machine.read(found, of: .metatype(key), on: key)
    }
    typealias Condition = AttributedString.AttributeInvalidationCondition
    let traits = AttributeSlots.Traits(
      name: try trait("name").string, isInherited: try trait("inheritedByAddedText").bool,
      boundaries: try AttributedString.AttributeRunBoundaries?.host(trait("runBoundaries")),
      conditions: try Set<Condition>?.host(trait("invalidationConditions")))
    let value = machine.program.memberType(associated, of: key, in: nil)
    func make<Slot: AttributeSlotKey>(_ slot: Slot.Type) -> any HostAttribute {
      SlotAttribute<Slot>(type: value)
    }
    return make(AttributeSlots.slot(for: traits))
  }
}
