import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Errors as objects of `NSError`, and errors that functions of this machine throw.
extension Natives {
  mutating func addErrors() {
    self["NSError.object(of:)"] = { arguments, call in
      guard case .existential(let box) = arguments[1], case .object = box.value,
        let wanted = try call.machine.type(named: "NSError").nominal
      else { return .none(0) }
      return call.machine.program.superclassType(of: box.type, declaredBy: wanted) == nil
        ? .none(0) : box.value
    }
    self["NSError.domainName(of:)"] = { arguments, call in
      guard case .existential(let box) = arguments[1] else { throw Interruption.unknown("an error") }
      return .text(call.machine.qualifiedName(box.type))
    }
    self["NSError.caseNumber(of:)"] = { arguments, call in
      guard case .existential(let box) = arguments[1] else { throw Interruption.unknown("an error") }
      guard case .enumCase(let index, _) = box.value else { return .integer(1) }
      guard let raw = call.machine.member("rawValue", of: "RawRepresentable"),
        let type = call.machine.program.language.type("RawRepresentable"),
        call.machine.program.conforms(box.type, to: type, in: nil) == .yes
      else { return .integer(index) }
      let value = try call.machine.read(raw, of: box.value, on: box.type)
      if case .integer = value { return value }
      return .integer(index)
    }
  }
}

extension Machine {
  /// An error of this machine as one of the running program.
  func thrown(_ error: any Error) throws -> Interruption {
    if let cocoa = error as? CocoaError {
      let fields = ContiguousArray([try cocoa.code.runtime(self), try information(cocoa.userInfo)])
      return .thrown(
        .existential(ExistentialValue(type: try type(named: "CocoaError"), value: .fields(fields))))
    }
    if let address = error as? URLError {
      let fields = ContiguousArray([try address.code.runtime(self), try information(address.userInfo)])
      return .thrown(
        .existential(ExistentialValue(type: try type(named: "URLError"), value: .fields(fields))))
    }
    if Swift.type(of: error) is NSError.Type {
      let object = error as NSError
      let type = try type(named: "NSError")
      let made = try call(
        "init", labels: ["domain", "code", "userInfo"], on: type,
        [.text(object.domain), .integer(object.code), try information(object.userInfo)])
      return .thrown(.existential(ExistentialValue(type: type, value: made)))
    }
    let type = try type(hosting: Swift.type(of: error))
    return .thrown(.existential(ExistentialValue(type: type, value: .host(error))))
  }

  /// What an error carries, as far as the running program has such values.
  private func information(_ values: [String: Any]) throws -> RuntimeValue {
    let table = HashedTable()
    for (key, value) in values {
      guard let value = value as? any HostConvertible else { continue }
      let type = try Swift.type(of: value).type(self)
      table.entries[try self.key(.text(key), program.language.string)] = .existential(
        ExistentialValue(type: type, value: try value.runtime(self)))
    }
    return .dictionary(table)
  }

  /// Calls an initializer or another member of a type itself.
  func call(_ name: String, labels: [String?], on type: Type, _ arguments: [RuntimeValue]) throws
    -> RuntimeValue
  {
    guard let nominal = type.nominal,
      let member = program.memberTable(of: nominal).values(named: name).first(where: {
        (program.interface(of: $0).parameters ?? []).map(\.label) == labels
      })
    else { throw Interruption.unknown("\(type).\(name)") }
    var all: ContiguousArray<RuntimeValue> = [.metatype(type)]
    all.append(contentsOf: arguments)
    return try call(member: member, on: type, own: [], &all)
  }
}
