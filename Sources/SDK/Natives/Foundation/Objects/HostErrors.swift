import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Errors of this machine as ones that the running program catches.
struct HostErrors {
  private let machine: Machine

  init(_ machine: Machine) { self.machine = machine }

  /// What a function of Foundation throws: one of its own errors where the program knows it, else an `NSError`.
  func thrown(_ error: any Error) throws -> Interruption {
    if let cocoa = error as? CocoaError {
      return thrown(try fields(cocoa.code, cocoa.userInfo), of: try type(named: "CocoaError"))
    }
    if let address = error as? URLError {
      return thrown(try fields(address.code, address.userInfo), of: try type(named: "URLError"))
    }
    if !(Swift.type(of: error) is NSError.Type),
      let known = try? LibraryTypes(machine).hosting(Swift.type(of: error))
    {
      return thrown(.host(error), of: known)
    }
    let (object, type) = (error as NSError, try type(named: "NSError"))
    let made = try machine.make(
      type, labels: ["domain", "code", "userInfo"], .text(object.domain), .integer(object.code),
      try information(object.userInfo))
    return thrown(made, of: type)
  }

  /// What is wrong with a pattern of `Regex`.
  func thrown(pattern error: any Error) throws -> Interruption {
    guard let type = machine.nominal("_RegexPatternError", of: "Swift") else {
      throw Interruption.unknown("the type of a pattern's error")
    }
    return thrown(.tuple(.text(String(describing: error))), of: type.selfType)
  }

  var cancellation: Interruption {
    thrown(.fields([]), of: machine.program.language.make("CancellationError"))
  }

  private func thrown(_ value: RuntimeValue, of type: Type) -> Interruption {
    .thrown(.existential(ExistentialValue(type: type, value: value)))
  }

  private func type(named name: String) throws -> Type { try LibraryTypes(machine).named(name) }

  private func fields(_ code: some HostConvertible, _ userInfo: [String: Any]) throws -> RuntimeValue {
    .tuple(try code.runtime(machine), try information(userInfo))
  }

  /// What an error carries, as far as the running program has such values.
  private func information(_ values: [String: Any]) throws -> RuntimeValue {
    let table = HashedTable()
    for (key, value) in values {
      guard let value = value as? any HostConvertible else { continue }
      let type = try Swift.type(of: value).type(machine)
      table.entries[try machine.hashingKey(.text(key), machine.program.language.string)] = .existential(
        ExistentialValue(type: type, value: try value.runtime(machine)))
    }
    return .dictionary(table)
  }
}
