import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Values that stand for others: numbers for objects, errors for objects of `NSError`.
enum Bridging {
  static func bridge(_ value: RuntimeValue, from: Type, to: Type, _ machine: Machine) throws -> RuntimeValue?
  {
    guard let source = from.nominal, let target = to.nominal else { return nil }
    if target.module.name == "Foundation", target.enclosingType == nil {
      switch target.name {
      case "NSError": return try error(value, from, to, machine)
      case "NSNumber", "NSDecimalNumber": return number(value, from).map { .host($0) }
      case "NSString" where source.name == "String": return value
      case "NSLocale" where source.name == "Locale", "NSCalendar" where source.name == "Calendar",
        "NSURLRequest" where source.name == "URLRequest":
        return try machine.call("bridging", labels: [nil], on: to, [value])
      default: break
      }
    }
    if case .host(let host) = value, let number = host.value as? NSNumber {
      return try plain(number, to, machine)
    }
    if source.name == "NSString", target.name == "String" { return value }
    return try collection(value, from: from, to: to, machine)
  }

  private static func error(_ value: RuntimeValue, _ from: Type, _ to: Type, _ machine: Machine) throws
    -> RuntimeValue?
  {
    guard let error = machine.program.language.type("Error"),
      machine.program.conforms(from, to: error, in: nil) == .yes
    else { return nil }
    let boxed = RuntimeValue.existential(ExistentialValue(type: from, value: value))
    return try machine.call("bridging", labels: [nil], on: to, [boxed])
  }

  static func number(_ value: RuntimeValue, _ type: Type) -> NSNumber? {
    switch (value, type.nominal?.name) {
    case (.boolean(let flag), _): NSNumber(value: flag)
    case (.floating(let number), "Float"): NSNumber(value: Float(number))
    case (.floating(let number), _): NSNumber(value: number)
    case (.integer(let number), "UInt"), (.integer(let number), "UInt64"):
      NSNumber(value: UInt(bitPattern: number))
    case (.integer(let number), _): NSNumber(value: number)
    case (.host(let host), "Decimal"): (host.value as? Decimal).map { NSDecimalNumber(decimal: $0) }
    default: nil
    }
  }

  private static func plain(_ number: NSNumber, _ to: Type, _ machine: Machine) throws -> RuntimeValue? {
    guard let name = to.nominal?.name else { return nil }
    switch name {
    case "Bool": return (number as? Bool).map { .boolean($0) }
    case "Double": return (number as? Double).map { .floating($0) }
    case "Float": return (number as? Float).map { .floating(Double($0)) }
    case "CGFloat": return (number as? Double).map { .floating($0) }
    case "Decimal": return .host(number.decimalValue)
    default:
      guard let type = try? HostNumbers.integer(to) else { return nil }
      return try integer(number, type, machine)
    }
  }

  private static func integer<Number: HostInteger>(
    _ number: NSNumber, _ type: Number.Type, _ machine: Machine
  ) throws
    -> RuntimeValue?
  {
    try (number as? Number).map { try $0.runtime(machine) }
  }
}
