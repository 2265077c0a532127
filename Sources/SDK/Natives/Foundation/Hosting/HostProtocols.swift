import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What all values of this machine do by the standard library's protocols.
extension Natives {
  /// Comparing, hashing and describing of a type, as far as it does so. What it does is asked when it is used:
  /// that goes through all conformances of this program.
  mutating func value<Value: HostConvertible>(_ name: String, _ type: Value.Type) {
    later(name) { $0.addProtocols(of: type, name) }
  }

  private mutating func addProtocols<Value: HostConvertible>(of type: Value.Type, _ name: String) {
    if let type = type as? any (HostConvertible & Equatable).Type { addEquality(name, type) }
    if let type = type as? any (HostConvertible & Hashable).Type { addHashing(name, type) }
    if let type = type as? any (HostConvertible & Comparable).Type { addOrder(name, type) }
    if let type = type as? any (HostConvertible & RawRepresentable).Type { addRawValues(name, type) }
    if type is NSObject.Type {
      self["\(name).isEqual(_:)"] = { arguments, _ in
        guard let object = try Value.host(arguments[0]) as? NSObject else { return .boolean(false) }
        guard case .host(let other) = arguments[1].content else { return .boolean(false) }
        return .boolean(object.isEqual(other.value))
      }
      self["\(name).hash"] = { arguments, _ in
        .integer((try Value.host(arguments[0]) as? NSObject)?.hash ?? 0)
      }
    }
    if type is any CustomStringConvertible.Type {
      self["\(name).description"] = { arguments, _ in .text(String(describing: try Value.host(arguments[0])))
      }
    }
    if type is any CustomDebugStringConvertible.Type {
      self["\(name).debugDescription"] = { arguments, _ in
        .text(String(reflecting: try Value.host(arguments[0])))
      }
    }
  }

  private mutating func addEquality<Value: HostConvertible & Equatable>(_ name: String, _ type: Value.Type) {
    quick("\(name).==(_:_:)") { .boolean(try Value.host($0) == (try Value.host($1))) }
    quick("\(name).!=(_:_:)") { .boolean(try Value.host($0) != (try Value.host($1))) }
  }

  private mutating func addHashing<Value: HostConvertible & Hashable>(_ name: String, _ type: Value.Type) {
    self["\(name).hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try Value.host(arguments[0]))
      return .void
    }
    self["\(name).hashValue"] = { arguments, _ in .integer(try Value.host(arguments[0]).hashValue) }
  }

  private mutating func addOrder<Value: HostConvertible & Comparable>(_ name: String, _ type: Value.Type) {
    quick("\(name).<(_:_:)") { .boolean(try Value.host($0) < (try Value.host($1))) }
    quick("\(name).>(_:_:)") { .boolean(try Value.host($0) > (try Value.host($1))) }
    quick("\(name).<=(_:_:)") { .boolean(try Value.host($0) <= (try Value.host($1))) }
    quick("\(name).>=(_:_:)") { .boolean(try Value.host($0) >= (try Value.host($1))) }
  }

  private mutating func addRawValues<Value: HostConvertible & RawRepresentable>(
    _ name: String, _ type: Value.Type
  ) {
    guard let raw = Value.RawValue.self as? any HostConvertible.Type else { return }
    addRawValues(name, type, raw)
  }

  private mutating func addRawValues<Value: HostConvertible & RawRepresentable, Raw: HostConvertible>(
    _ name: String, _ type: Value.Type, _ raw: Raw.Type
  ) {
    self["\(name).rawValue"] = { arguments, call in
      guard let raw = try Value.host(arguments[0]).rawValue as? Raw else {
        throw Interruption.unknown("the raw value of \(name)")
      }
      return try raw.runtime(call.machine)
    }
    // Option sets and wrappers of names take every raw value, enums only those of their cases.
    let isOptional = type is any HostCases.Type
    for label in ["rawValue:", "_:"] where label == "rawValue:" || !isOptional {
      self["\(name).init(\(label))"] = { arguments, call in
        guard let raw = try Raw.host(arguments[1]) as? Value.RawValue else {
          throw Interruption.unknown("a value of \(name)")
        }
        guard let value = Value(rawValue: raw) else { return .none(0) }
        return try value.runtime(call.machine)
      }
    }
  }
}
