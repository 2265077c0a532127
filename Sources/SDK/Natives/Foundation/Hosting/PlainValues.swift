import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

// The types of the standard library, as a running program has their values.

extension HostConvertible where Self: FixedWidthInteger {
  static func host(_ value: RuntimeValue) throws -> Self { try unboxed(value.content) }
  func runtime(_ machine: Machine) throws -> RuntimeValue { Self.boxed(self) }
}

extension Int: HostConvertible {}
extension Int8: HostConvertible {}
extension Int16: HostConvertible {}
extension Int32: HostConvertible {}
extension Int64: HostConvertible {}
extension Int128: HostConvertible {}
extension UInt: HostConvertible {}
extension UInt8: HostConvertible {}
extension UInt16: HostConvertible {}
extension UInt32: HostConvertible {}
extension UInt64: HostConvertible {}
extension UInt128: HostConvertible {}

extension HostConvertible where Self: BinaryFloatingPoint {
  static func host(_ value: RuntimeValue) throws -> Self { Self(try value.content.double) }
  func runtime(_ machine: Machine) throws -> RuntimeValue { .floating(Double(self)) }
}

extension Double: HostConvertible {}
extension Float: HostConvertible {}
extension CGFloat: HostConvertible {
  static func type(_ machine: Machine) throws -> Type { try LibraryTypes(machine).named("CGFloat") }
}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: HostConvertible {}
#endif

extension Bool: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Bool { try value.content.bool }
  func runtime(_ machine: Machine) throws -> RuntimeValue { .boolean(self) }
}

extension String: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> String { try value.content.string }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    try checkSize()
    return .text(self)
  }
}

extension Character: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Character {
    let text = try value.content.string
    guard text.count == 1, let first = text.first else { throw Interruption.unknown("a character") }
    return first
  }
  func runtime(_ machine: Machine) throws -> RuntimeValue { .text(String(self)) }
}

extension Optional: HostConvertible where Wrapped: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Wrapped? { try value.unwrapped.map(Wrapped.host) }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    RuntimeValue(optional: try map { try $0.runtime(machine) })
  }
  static func type(_ machine: Machine) throws -> Type {
    machine.program.language.optional(try Wrapped.type(machine))
  }
}

extension Array: HostConvertible where Element: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> [Element] { try value.content.list.map(Element.host) }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    .list(ContiguousArray(try map { try $0.runtime(machine) }))
  }
  static func type(_ machine: Machine) throws -> Type {
    machine.program.language.array(try Element.type(machine))
  }
}

extension Set: HostConvertible where Element: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Set<Element> {
    Set(try value.content.table.entries.keys.map { try Element.host($0.value) })
  }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    let elements = ContiguousArray(try map { try $0.runtime(machine) })
    return .set(try machine.makeSet(elements, Element.type(machine)))
  }
  static func type(_ machine: Machine) throws -> Type {
    machine.program.language.make("Set", [try Element.type(machine)])
  }
}

extension Dictionary: HostConvertible where Key: HostConvertible, Value: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> [Key: Value] {
    var made: [Key: Value] = [:]
    for (key, value) in try value.content.table.entries {
      made[try Key.host(key.value)] = try Value.host(value)
    }
    return made
  }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    let table = HashedTable()
    let type = try Key.type(machine)
    for (key, value) in self {
      table.entries[try machine.hashingKey(key.runtime(machine), type)] = try value.runtime(machine)
    }
    return .dictionary(table)
  }
  static func type(_ machine: Machine) throws -> Type {
    machine.program.language.dictionary(try Key.type(machine), try Value.type(machine))
  }
}

extension Range: HostConvertible where Bound: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Range<Bound> {
    let bounds = try value.content.fields
    let (lower, upper) = (try Bound.host(bounds[0]), try Bound.host(bounds[1]))
    guard lower <= upper else {
      throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
    }
    return lower..<upper
  }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    .tuple(try lowerBound.runtime(machine), try upperBound.runtime(machine))
  }
  static func type(_ machine: Machine) throws -> Type {
    machine.program.language.make("Range", [try Bound.type(machine)])
  }
}

extension ClosedRange: HostConvertible where Bound: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> ClosedRange<Bound> {
    let bounds = try value.content.fields
    let (lower, upper) = (try Bound.host(bounds[0]), try Bound.host(bounds[1]))
    guard lower <= upper else {
      throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
    }
    return lower...upper
  }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    .tuple(try lowerBound.runtime(machine), try upperBound.runtime(machine))
  }
  static func type(_ machine: Machine) throws -> Type {
    machine.program.language.make("ClosedRange", [try Bound.type(machine)])
  }
}

extension FloatingPointRoundingRule: HostCases {
  static var hostCases: [FloatingPointRoundingRule] {
    [.toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero]
  }
}

extension FloatingPointSign: HostCases {
  static var hostCases: [FloatingPointSign] { [.plus, .minus] }
}

extension FloatingPointClassification: HostCases {
  static var hostCases: [FloatingPointClassification] {
    [
      .signalingNaN, .quietNaN, .negativeInfinity, .negativeNormal, .negativeSubnormal, .negativeZero,
      .positiveZero, .positiveSubnormal, .positiveNormal, .positiveInfinity,
    ]
  }
}
