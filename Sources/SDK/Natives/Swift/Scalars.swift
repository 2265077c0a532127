import EarshotSwiftRuntime

/// What `Unicode.Scalar` does. It is kept as its number.
extension Natives {
  mutating func addScalars() {
    quick("Unicode.Scalar.==(_:_:)") { .boolean(try $0.int == (try $1.int)) }
    quick("Unicode.Scalar.<(_:_:)") { .boolean(try $0.int < (try $1.int)) }
    self["Unicode.Scalar.value"] = { arguments, _ in arguments[0] }
    for type in ["UInt32", "UInt16", "Int"] {
      self["Unicode.Scalar.init(_: \(type))"] = { arguments, _ in
        let number = UInt32(exactly: try arguments[1].int)
        return .init(optional: number.flatMap(Unicode.Scalar.init).map { .scalar($0) })
      }
    }
    for type in ["UInt8", "Unicode.Scalar"] {
      self["Unicode.Scalar.init(_: \(type))"] = { arguments, _ in arguments[1] }
    }
    self["Unicode.Scalar.init(_: String)"] = { arguments, _ in
      .init(optional: Unicode.Scalar(try arguments[1].string).map { .scalar($0) })
    }
    self["Unicode.Scalar.isASCII"] = { arguments, _ in .boolean(try arguments[0].scalar.isASCII) }
    self["Unicode.Scalar.escaped(asASCII:)"] = { arguments, _ in
      .text(try arguments[0].scalar.escaped(asASCII: arguments[1].bool))
    }
    self["Unicode.Scalar.description"] = { arguments, _ in .text(try arguments[0].scalar.description) }
    self["Unicode.Scalar.debugDescription"] = { arguments, _ in
      .text(try arguments[0].scalar.debugDescription)
    }
    self["Unicode.Scalar.hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].int)
      return .void
    }
    self["Unicode.Scalar.hashValue"] = { arguments, _ in .integer(try arguments[0].int.hashValue) }
    self["Unicode.Scalar.properties"] = { arguments, _ in arguments[0] }
    addScalarUnits()
  }

  /// The code units of one scalar: a list of them.
  private mutating func addScalarUnits() {
    self["Unicode.Scalar.utf8"] = { arguments, _ in
      .list(ContiguousArray(try arguments[0].scalar.utf8.map { .integer(Int($0)) }))
    }
    self["Unicode.Scalar.utf16"] = { arguments, _ in
      .list(ContiguousArray(try arguments[0].scalar.utf16.map { .integer(Int($0)) }))
    }
    for name in ["Unicode.Scalar.UTF8View", "Unicode.Scalar.UTF16View"] {
      self["\(name).startIndex"] = { _, _ in .integer(0) }
      self["\(name).endIndex"] = { arguments, _ in .integer(try arguments[0].list.count) }
      self["\(name).subscript(_: Int)"] = { arguments, _ in
        let (units, index) = (try arguments[0].list, try arguments[1].int)
        guard units.indices.contains(index) else {
          throw Interruption.trap("Fatal error: Index out of range")
        }
        return units[index]
      }
    }
  }
}
