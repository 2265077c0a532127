import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What values of the running program need while a coder of this machine goes through them.
final class CodingContext {
  let machine: Machine
  /// What the program gave the coder to hand on.
  let userInfo: RuntimeValue
  /// The types that the values which are being decoded are of.
  private var wanted: [Type] = []
  /// What went wrong where a coder of this machine can't be told.
  var failure: (any Error)?

  init(machine: Machine, userInfo: RuntimeValue) {
    self.machine = machine
    self.userInfo = userInfo
  }

  /// Under it coders hand the context on.
  static let key = CodingUserInfoKey(rawValue: "earshot.context") ?? CodingUserInfoKey(rawValue: "context")

  static func of(_ userInfo: [CodingUserInfoKey: Any]) throws -> CodingContext {
    guard let key, let held = userInfo[key] as? HostedContext else {
      throw Interruption.unknown("a coder of another origin")
    }
    return held.context
  }

  var type: Type {
    get throws {
      guard let type = wanted.last else { throw Interruption.unknown("the type of a decoded value") }
      return type
    }
  }

  func with<T>(_ type: Type, _ body: () throws -> T) rethrows -> T {
    wanted.append(type)
    defer { wanted.removeLast() }
    return try body()
  }
}

/// A context as coders hand it on. They run where they are called: it is never shared.
final class HostedContext: @unchecked Sendable {
  let context: CodingContext

  init(_ context: CodingContext) { self.context = context }
}

/// Types whose values a coder of this machine takes as they are.
enum CodedType {
  static func of(_ type: Type) -> (any (HostConvertible & Codable).Type)? {
    guard let nominal = type.nominal, ["Swift", "Foundation"].contains(nominal.module.name) else {
      return nil
    }
    return all[nominal.dottedName]
  }

  private static let all: [String: any (HostConvertible & Codable).Type] = [
    "Bool": Bool.self, "String": String.self, "Double": Double.self, "Float": Float.self, "Int": Int.self,
    "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self, "Int128": Int128.self,
    "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self,
    "UInt64": UInt64.self,
    "UInt128": UInt128.self, "Date": Date.self, "Data": Data.self, "URL": URL.self, "UUID": UUID.self,
    "Decimal": Decimal.self, "CGFloat": CGFloat.self, "CGPoint": CGPoint.self, "CGSize": CGSize.self,
    "CGRect": CGRect.self, "DateComponents": DateComponents.self, "DateInterval": DateInterval.self,
    "Calendar": Calendar.self, "TimeZone": TimeZone.self, "Locale": Locale.self, "IndexSet": IndexSet.self,
    "IndexPath": IndexPath.self, "PersonNameComponents": PersonNameComponents.self, "NSRange": NSRange.self,
    "URLComponents": URLComponents.self,
  ]
}

extension CodingContext {
  /// Does with a coder of this machine; what that throws is thrown as errors of the running program.
  func run<T>(_ body: () throws -> T) throws -> T {
    do {
      let result = try body()
      if let failure { throw failure }
      return result
    } catch let interruption as Interruption {
      throw interruption
    } catch {
      throw try thrown(error)
    }
  }
}
