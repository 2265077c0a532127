import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Errors as objects of `NSError`.
extension Natives {
  mutating func addErrors() {
    self["NSError.object(of:)"] = { arguments, call in
      guard case .existential(let box) = arguments[1], case .object = box.value,
        let wanted = try LibraryTypes(call.machine).named("NSError").nominal
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
      guard case .enumCase(let place, _) = box.value else { return .integer(1) }
      let index = box.type.nominal?.tag(ofCase: place) ?? place
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

extension NominalType {
  /// The number of a case, as Swift lays enums out: first come those that carry values.
  /// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeLayout.rst
  fileprivate func tag(ofCase place: Int) -> Int {
    let carries = cases.map { !(program.interface(of: $0).parameters ?? []).isEmpty }
    guard carries.indices.contains(place) else { return place }
    let before = carries[..<place].count { $0 == carries[place] }
    return carries[place] ? before : before + carries.count { $0 }
  }
}
