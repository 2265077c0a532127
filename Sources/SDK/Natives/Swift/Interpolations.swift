import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `DefaultStringInterpolation` takes. It is kept as the text so far.
extension Natives {
  mutating func addInterpolations() {
    let name = "DefaultStringInterpolation"
    self["\(name).init(literalCapacity:interpolationCount:)"] = { _, _ in .text("") }
    for member in ["appendLiteral(_:)", "write(_:)"] {
      self["\(name).\(member)"] = { arguments, _ in
        let added = try arguments[1].string
        return try arguments.changeText(0) { $0 += added }
      }
    }
    self["\(name).appendInterpolation(_: T)"] = { arguments, call in
      let added = try call.machine.describe(arguments[1], call.type("T"))
      return try arguments.changeText(0) { $0 += added }
    }
    self["\(name).appendInterpolation(_: any Any.Type)"] = { arguments, call in
      guard case .metatype(let type) = arguments[1].content else { throw Interruption.unknown("a type") }
      let added = call.machine.typeName(type)
      return try arguments.changeText(0) { $0 += added }
    }
    self["\(name).appendInterpolation(_:default:)"] = { arguments, call in
      let added: String
      if let value = arguments[1].unwrapped {
        added = try call.machine.describe(value, call.type("T"))
      } else {
        added = try arguments[2].functionValue.call().content.string
      }
      return try arguments.changeText(0) { $0 += added }
    }
    self["\(name).description"] = { arguments, _ in arguments[0] }
    self["String.init(stringInterpolation:)"] = { arguments, _ in arguments[1] }
    self["Substring.init(stringInterpolation:)"] = { arguments, _ in .host(try arguments[1].substring) }
  }

  /// `StaticString` is kept as its text.
  mutating func addStaticStrings() {
    self["StaticString.init()"] = { _, _ in .text("") }
    self["StaticString.utf8CodeUnitCount"] = { arguments, _ in .integer(try arguments[0].string.utf8.count) }
    self["StaticString.isASCII"] = { arguments, _ in
      .boolean(try arguments[0].string.unicodeScalars.allSatisfy(\.isASCII))
    }
    self["StaticString.hasPointerRepresentation"] = { _, _ in .boolean(true) }
  }
}
