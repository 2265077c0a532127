import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

typealias HostInteger = FixedWidthInteger & HostConvertible & Codable
typealias HostFloatingPoint = BinaryFloatingPoint & HostConvertible & Codable

/// The number types that generic styles can be of.
enum HostNumbers {
  private static var integers: [String: any HostInteger.Type] {
    [
      "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self,
      "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self,
      "UInt64": UInt64.self,
    ]
  }

  static func integer(_ type: Type) throws -> any HostInteger.Type {
    guard let name = type.nominal?.name, let found = integers[name] else {
      throw Interruption.unknown("a style of \(type)")
    }
    return found
  }

  static func floatingPoint(_ type: Type) throws -> any HostFloatingPoint.Type {
    switch type.nominal?.name {
    case "Double": return Double.self
    case "Float": return Float.self
    case "CGFloat": return CGFloat.self
    default: throw Interruption.unknown("a style of \(type)")
    }
  }
}

extension RuntimeValue {
  /// A range of any kind between integers.
  func limits(_ type: Type) throws -> any RangeExpression<Int> {
    let bounds = try fields.map { try $0.int }
    switch (type.nominal?.name, bounds.count) {
    case ("Range", 2): return bounds[0]..<bounds[1]
    case ("ClosedRange", 2): return bounds[0]...bounds[1]
    case ("PartialRangeFrom", 1): return bounds[0]...
    case ("PartialRangeThrough", 1): return ...bounds[0]
    case ("PartialRangeUpTo", 1): return ..<bounds[0]
    default: throw Interruption.unknown("limits by \(type)")
    }
  }
}
