import EarshotSwiftRuntime
import EarshotSwiftSemantics

extension FixedWidthInteger {
  static func boxed(_ value: Self) -> RuntimeValue {
    bitWidth <= 64 ? .integer(Int(truncatingIfNeeded: value)) : .host(value)
  }

  static func unboxed(_ value: RuntimeValue) throws -> Self {
    switch value {
    case .integer(let bits): return Self(truncatingIfNeeded: bits)
    case .host(let host):
      if let found = host.value as? Self { return found }
    default: break
    }
    throw Interruption.unknown("a value of \(Self.self)")
  }
}

/// What natives of protocols need to know of a number type that they meet at run time.
struct NumberKind: Sendable {
  let name: String
  /// As an integer, where it is one.
  let integer: @Sendable (RuntimeValue) throws -> Int128?
  let floating: @Sendable (RuntimeValue) throws -> Double
  /// nil where it doesn't fit.
  let exactly: @Sendable (Int128) -> RuntimeValue?
  let truncating: @Sendable (Int128) -> RuntimeValue
  let clamping: @Sendable (Int128) -> RuntimeValue
  /// Towards zero; nil where it doesn't fit.
  let rounding: @Sendable (Double) -> RuntimeValue?
  let isInteger: Bool
  let isSigned: Bool
  let bitWidth: Int

  static func of(_ type: Type) -> NumberKind? {
    guard let nominal = type.numberName else { return nil }
    return all[nominal]
  }

  static func required(_ type: Type) throws -> NumberKind {
    guard let kind = of(type) else { throw Interruption.unknown("the numbers of \(type)") }
    return kind
  }

  private static let all: [String: NumberKind] = {
    let kinds = [
      make(Int.self), make(Int8.self), make(Int16.self), make(Int32.self), make(Int64.self), make(UInt.self),
      make(UInt8.self), make(UInt16.self), make(UInt32.self), make(UInt64.self), make(Int128.self),
      make(UInt128.self),
      floating("Double") { $0 }, floating("Float") { Double(Float($0)) },
      floating("Float16") { Double(Float16($0)) },
      floating("CGFloat") { $0 },
    ]
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
  }()

  private static func make<T: FixedWidthInteger & Sendable>(_ type: T.Type) -> NumberKind {
    NumberKind(
      name: "\(T.self)", integer: { Int128(exactly: try T.unboxed($0)) ?? 0 },
      floating: { Double(try T.unboxed($0)) }, exactly: { T(exactly: $0).map(T.boxed) },
      truncating: { T.boxed(T(truncatingIfNeeded: $0)) }, clamping: { T.boxed(T(clamping: $0)) },
      rounding: { T(exactly: $0.rounded(.towardZero)).map(T.boxed) }, isInteger: true, isSigned: T.isSigned,
      bitWidth: T.bitWidth)
  }

  private static func floating(_ name: String, _ round: @escaping @Sendable (Double) -> Double) -> NumberKind
  {
    NumberKind(
      name: name, integer: { _ in nil }, floating: { try $0.double },
      exactly: { .floating(round(Double($0))) },
      truncating: { .floating(round(Double($0))) }, clamping: { .floating(round(Double($0))) },
      rounding: { .floating(round($0)) }, isInteger: false, isSigned: true,
      bitWidth: name == "Float" ? 32 : name == "Float16" ? 16 : 64)
  }
}

extension Type {
  /// The name of a number type of the standard library or Foundation.
  fileprivate var numberName: String? {
    guard let nominal, ["Swift", "Foundation"].contains(nominal.module.name), nominal.enclosingType == nil
    else {
      return nil
    }
    return nominal.name
  }
}

extension RuntimeValue {
  /// Why it isn't what it is wanted as: where it isn't known, for what that hangs on.
  func missing(_ wanted: GapCause) -> Interruption {
    if case .unknown(let unknown) = self { return unknown.interruption }
    return .unknown(wanted)
  }

  var int: Int {
    get throws {
      if case .integer(let value) = self { return value }
      throw missing("an integer")
    }
  }

  var double: Double {
    get throws {
      if case .floating(let value) = self { return value }
      throw missing("a number")
    }
  }

  var bool: Bool {
    get throws {
      if case .boolean(let value) = self { return value }
      throw missing("a truth value")
    }
  }

  var string: String {
    get throws {
      switch self {
      case .text(let value): return value
      case .host(let host):
        if let part = host.value as? Substring { return String(part) }
      default: break
      }
      throw missing("a text")
    }
  }

  var list: ContiguousArray<RuntimeValue> {
    get throws {
      if case .list(let value) = self { return value }
      throw missing("an array")
    }
  }

  var fields: ContiguousArray<RuntimeValue> {
    get throws {
      if case .fields(let value) = self { return value }
      throw missing("a value of parts")
    }
  }

  var functionValue: FunctionValue {
    get throws {
      if case .function(let value) = self { return value }
      throw missing("a function")
    }
  }
}
