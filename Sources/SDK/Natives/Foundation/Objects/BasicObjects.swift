import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// `NSObject`: of an object of this machine, or of one of the running program.
extension Natives {
  mutating func addObjects() {
    self["NSObject.isEqual(_:)"] = { arguments, _ in
      // Texts are kept as those of Swift.
      if case .text(let text) = arguments[0] {
        let other = try? arguments[1].unwrapped?.content.objectText
        return .boolean(other == text)
      }
      switch (arguments[0].content, arguments[1].content) {
      case (.host(let one), .host(let other)):
        return .boolean((one.value as? NSObject)?.isEqual(other.value) ?? false)
      case (.object(let one), .object(let other)): return .boolean(one === other)
      default: return .boolean(false)
      }
    }
    self["NSObject.hash"] = { arguments, _ in
      switch arguments[0].content {
      case .host(let host): return .integer((host.value as? NSObject)?.hash ?? 0)
      case .object(let object): return .integer(ObjectIdentity(object).hashValue)
      default: throw Interruption.unknown("an object")
      }
    }
    self["NSObject.description"] = { arguments, call in
      switch arguments[0].content {
      case .host(let host): return .text("\(host.value)")
      case .object(let object):
        let place = String(ObjectIdentity(object).hashValue & 0xffff_ffff, radix: 16)
        return .text("<\(call.machine.qualifiedName(object.type)): 0x6000\(place)>")
      default: throw Interruption.unknown("an object")
      }
    }
    self["NSObject._perform(_:_:_:)"] = { arguments, call in
      guard case .text(let name) = arguments[1] else { return .none(0) }
      return try call.machine.perform(name, on: arguments[0], [arguments[2], arguments[3]])
    }
    self["_ObjectiveC.perform(_:on:_:_:)"] = { arguments, call in
      guard case .text(let name) = arguments[1], case .existential(let box) = arguments[2] else {
        throw Interruption.unknown("what is asked to do a selector")
      }
      return try call.machine.perform(name, on: box.value, [arguments[3], arguments[4]])
    }
    self["NSObject._responds(_:)"] = { arguments, call in
      guard case .text(let name) = arguments[1] else { return .boolean(false) }
      return .boolean(call.machine.responds(arguments[0], to: name))
    }
    self["#Predicate"] = { arguments, _ in .fields([arguments[0]]) }
    for owner in ["Predicate", "Expression"] {
      self["\(owner).evaluate(_:)"] = { arguments, _ in
        var inputs = try arguments[1].fields
        return try arguments[0].fields[0].functionValue.call(list: &inputs)
      }
    }
    self["#Expression"] = { arguments, _ in .fields([arguments[0]]) }
    addFormatting()
  }

  /// What formatters make of a value of any type.
  private mutating func addFormatting() {
    self["Formatter._text(of:)"] = { arguments, call in
      guard case .existential(let box) = arguments[1] else { return .none(0) }
      let value: Any
      if let number = Bridging.number(box.value, box.type) {
        value = number
      } else if case .host(let host) = box.value {
        value = host.value
      } else if case .text(let text) = box.value {
        value = text
      } else {
        throw Interruption.unknown("how \(box.type) is formatted")
      }
      return try Self.text(of: value, by: Formatter.host(arguments[0])).runtime(call.machine)
    }
  }

  /// `Formatter.string(for:)` ends the program for kinds of formatters that don't have it on this machine.
  private static func text(of value: Any, by formatter: Formatter) -> String? {
    switch formatter {
    case let formatter as DateIntervalFormatter:
      (value as? DateInterval).flatMap { formatter.string(from: $0) }
    case let formatter as ISO8601DateFormatter: (value as? Date).map { formatter.string(from: $0) }
    case let formatter as NumberFormatter: (value as? NSNumber).flatMap { formatter.text(of: $0) }
    case is DateFormatter, is ByteCountFormatter: formatter.string(for: value)
    case let formatter as LengthFormatter:
      (value as? NSNumber).map { formatter.string(fromMeters: $0.doubleValue) }
    case let formatter as MassFormatter:
      (value as? NSNumber).map { formatter.string(fromKilograms: $0.doubleValue) }
    case let formatter as EnergyFormatter:
      (value as? NSNumber).map { formatter.string(fromJoules: $0.doubleValue) }
    default: nil
    }
  }
}
