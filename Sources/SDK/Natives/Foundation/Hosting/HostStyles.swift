import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What all styles do whose type isn't known before the program runs.
enum HostStyles {
  static func format(_ style: RuntimeValue, _ value: RuntimeValue, _ machine: Machine) throws -> RuntimeValue
  {
    guard case .host(let host) = style, let style = host.value as? any FormatStyle else {
      throw Interruption.unknown("a style")
    }
    return try format(style, value, machine)
  }

  private static func format<Style: FormatStyle>(
    _ style: Style, _ value: RuntimeValue, _ machine: Machine
  ) throws -> RuntimeValue {
    guard let type = Style.FormatInput.self as? any HostConvertible.Type,
      let input = try type.host(value) as? Style.FormatInput,
      let output = style.format(input) as? any HostConvertible
    else { throw Interruption.unknown("what \(Style.self) gives") }
    return try output.runtime(machine)
  }

  static func locale(_ style: RuntimeValue, _ locale: RuntimeValue) throws -> RuntimeValue {
    guard case .host(let host) = style, let style = host.value as? any FormatStyle else {
      throw Interruption.unknown("a style")
    }
    return .host(style.locale(try Locale.host(locale)))
  }

  static func parse(_ strategy: RuntimeValue, _ text: RuntimeValue, _ machine: Machine) throws -> RuntimeValue
  {
    guard case .host(let host) = strategy, let strategy = host.value as? any ParseStrategy else {
      throw Interruption.unknown("how a text is read")
    }
    return try parse(strategy, text, machine)
  }

  private static func parse<Strategy: ParseStrategy>(
    _ strategy: Strategy, _ text: RuntimeValue, _ machine: Machine
  ) throws -> RuntimeValue {
    guard let type = Strategy.ParseInput.self as? any HostConvertible.Type,
      let input = try type.host(text) as? Strategy.ParseInput,
      let output = try strategy.parse(input) as? any HostConvertible
    else { throw Interruption.unknown("what \(Strategy.self) reads") }
    return try output.runtime(machine)
  }
}
