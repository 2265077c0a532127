import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Foundation's attributes on this machine, by the names of their keys.
enum KnownAttributes {
  private typealias Scope = AttributeScopes.FoundationAttributes

  static let all: [String: any HostAttribute] = {
    let own: [String: any HostAttribute] = [
      "LinkAttribute": KnownAttribute<Scope.LinkAttribute>(),
      "LanguageIdentifierAttribute": KnownAttribute<Scope.LanguageIdentifierAttribute>(),
      "PersonNameComponentAttribute": KnownAttribute<Scope.PersonNameComponentAttribute>(),
      "NumberFormatAttributes.NumberPartAttribute":
        KnownAttribute<Scope.NumberFormatAttributes.NumberPartAttribute>(),
      "NumberFormatAttributes.SymbolAttribute": KnownAttribute<
        Scope.NumberFormatAttributes.SymbolAttribute
      >(),
      "DateFieldAttribute": KnownAttribute<Scope.DateFieldAttribute>(),
      "AlternateDescriptionAttribute": KnownAttribute<Scope.AlternateDescriptionAttribute>(),
      "ImageURLAttribute": KnownAttribute<Scope.ImageURLAttribute>(),
      "ReplacementIndexAttribute": KnownAttribute<Scope.ReplacementIndexAttribute>(),
      "MeasurementAttribute": KnownAttribute<Scope.MeasurementAttribute>(),
      "ByteCountAttribute": KnownAttribute<Scope.ByteCountAttribute>(),
      "DurationFieldAttribute": KnownAttribute<Scope.DurationFieldAttribute>(),
    ]
    return Dictionary(
      uniqueKeysWithValues: own.map { ("AttributeScopes.FoundationAttributes.\($0.key)", $0.value) })
  }()
}

extension AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component: HostCases {
  static var hostCases: [Self] {
    [.givenName, .familyName, .middleName, .namePrefix, .nameSuffix, .nickname, .delimiter]
  }
}

extension AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart:
  HostCases
{
  static var hostCases: [Self] { [.integer, .fraction] }
}

extension AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol: HostCases {
  static var hostCases: [Self] { [.groupingSeparator, .sign, .decimalSeparator, .currency, .percent] }
}

extension AttributeScopes.FoundationAttributes.DateFieldAttribute.Field: HostCases {
  static var hostCases: [Self] {
    [
      .era, .year, .relatedGregorianYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekday,
      .weekdayOrdinal, .day, .dayOfYear, .amPM, .hour, .minute, .second, .secondFraction, .timeZone,
    ]
  }
}

extension AttributeScopes.FoundationAttributes.MeasurementAttribute.Component: HostCases {
  static var hostCases: [Self] { [.value, .unit] }
}

extension AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field: HostCases {
  static var hostCases: [Self] {
    [.weeks, .days, .hours, .minutes, .seconds, .microseconds, .milliseconds, .nanoseconds]
  }
}

extension AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit: HostCases {
  static var hostCases: [Self] { [.byte, .kb, .mb, .gb, .tb, .pb, .eb, .zb, .yb] }
}

extension AttributeScopes.FoundationAttributes.ByteCountAttribute.Component: HostConvertible {
  private typealias Unit = AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit

  static func host(_ value: RuntimeValue) throws -> Self {
    guard case .enumCase(let index, let carried) = value.content else {
      throw Interruption.unknown("a part of a number of bytes")
    }
    switch index {
    case 0: return .value
    case 1: return .spelledOutValue
    case 2 where !carried.isEmpty: return .unit(try Unit.host(carried[0]))
    case 3: return .actualByteCount
    default: throw Interruption.unknown("a part of a number of bytes")
    }
  }

  func runtime(_ machine: Machine) throws -> RuntimeValue {
    switch self {
    case .value: return .enumCase(0, [])
    case .spelledOutValue: return .enumCase(1, [])
    case .unit(let unit): return .enumCase(2, [try unit.runtime(machine)])
    case .actualByteCount: return .enumCase(3, [])
    @unknown default: throw Interruption.unknown("a part of a number of bytes")
    }
  }
}

extension AttributedString.AttributeMergePolicy: HostCases {
  static var hostCases: [Self] { [.keepNew, .keepCurrent] }
}

extension AttributedString.AttributeRunBoundaries: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Self {
    guard case .enumCase(let index, let carried) = value.content else {
      throw Interruption.unknown("where runs of an attribute end")
    }
    return index == 0 || carried.isEmpty ? .paragraph : .character(try Character.host(carried[0]))
  }

  func runtime(_ machine: Machine) throws -> RuntimeValue {
    switch self {
    case .paragraph: return .enumCase(0, [])
    case .character(let character): return .enumCase(1, [.text(String(character))])
    @unknown default: throw Interruption.unknown("where runs of an attribute end")
    }
  }
}

extension AttributedString.AttributeInvalidationCondition: HostBoxed {}
