import EarshotSwiftRuntime

/// What `UTF8`, `UTF16` and `UTF32` say of code units and scalars.
extension Natives {
  mutating func addUnicodeEncodings() {
    self["Unicode.UTF8.width(_:)"] = { arguments, _ in .integer(UTF8.width(try arguments[1].scalar)) }
    self["Unicode.UTF16.width(_:)"] = { arguments, _ in .integer(UTF16.width(try arguments[1].scalar)) }
    self["Unicode.UTF8.isContinuation(_:)"] = { arguments, _ in
      .boolean(UTF8.isContinuation(UInt8(truncatingIfNeeded: try arguments[1].int)))
    }
    let tests: [(String, (UInt16) -> Bool)] = [
      ("isLeadSurrogate", { UTF16.isLeadSurrogate($0) }),
      ("isTrailSurrogate", { UTF16.isTrailSurrogate($0) }),
      ("isSurrogate", { UTF16.isSurrogate($0) }),
    ]
    for (name, test) in tests {
      self["Unicode.UTF16.\(name)(_:)"] = { arguments, _ in
        .boolean(test(UInt16(truncatingIfNeeded: try arguments[1].int)))
      }
    }
    for (name, half) in [("leadSurrogate", 0), ("trailSurrogate", 1)] {
      self["Unicode.UTF16.\(name)(_:)"] = { arguments, _ in
        let units = Array(try arguments[1].scalar.utf16)
        guard units.count == 2 else { throw Interruption.trap("Fatal error: a scalar of one code unit") }
        return .integer(Int(units[half]))
      }
    }
    for name in ["UTF8", "UTF16", "UTF32", "ASCII"] {
      self["Unicode.\(name).isASCII(_:)"] = { arguments, _ in
        .boolean((0..<128).contains(try arguments[1].int))
      }
    }
    addEncoding("UTF8") { $0.utf8.map { Int($0) } }
    addEncoding("UTF16") { $0.utf16.map { Int($0) } }
    addEncoding("UTF32") { [Int($0.value)] }
  }

  private mutating func addEncoding(_ name: String, _ units: @escaping (Unicode.Scalar) -> [Int]) {
    self["Unicode.\(name).encode(_:into:)"] = { arguments, _ in
      let process = try arguments[2].functionValue
      for unit in units(try arguments[1].scalar) { _ = try process.call(.integer(unit)) }
      return .void
    }
  }
}
