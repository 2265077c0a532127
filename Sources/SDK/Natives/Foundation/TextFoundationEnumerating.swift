import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Lines, words and other parts of texts, one after the other.
extension Natives {
  mutating func addTextEnumerations() {
    self["StringProtocol.enumerateLines(invoking:)"] = { arguments, _ in
      let body = try arguments[1].functionValue
      var failure: (any Error)?
      try arguments[0].string.enumerateLines { line, stop in
        var call: ContiguousArray<RuntimeValue> = [.text(line), .boolean(false)]
        do {
          _ = try body.call(list: &call)
          stop = try call[1].bool
        } catch {
          failure = error
          stop = true
        }
      }
      if let failure { throw failure }
      return .void
    }
    self["StringProtocol.enumerateSubstrings(in:options:_:)"] = { arguments, call in
      let range = try call.range(arguments[1], call.type("R"), in: arguments[0])
      let options = String.EnumerationOptions(rawValue: try arguments[2].optionBits)
      let body = try arguments[3].functionValue
      var failure: (any Error)?
      try arguments[0].substring.enumerateSubstrings(in: range, options: options) {
        text, part, around, stop in
        var call: ContiguousArray<RuntimeValue> = [
          .init(optional: text.map { .text($0) }), .range(part), .range(around), .boolean(false),
        ]
        do {
          _ = try body.call(list: &call)
          stop = try call[3].bool
        } catch {
          failure = error
          stop = true
        }
      }
      if let failure { throw failure }
      return .void
    }
  }
}
