import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// The views of texts by scalars and code units.
extension Natives {
  mutating func addTextViews() {
    for name in ["String", "Character"] {
      self["\(name).unicodeScalars"] = { arguments, _ in .host(try arguments[0].string.unicodeScalars) }
      self["\(name).utf8"] = { arguments, _ in .host(try arguments[0].string.utf8) }
      self["\(name).utf16"] = { arguments, _ in .host(try arguments[0].string.utf16) }
    }
    self["Substring.unicodeScalars"] = { arguments, _ in .host(try arguments[0].substring.unicodeScalars) }
    self["Substring.utf8"] = { arguments, _ in .host(try arguments[0].substring.utf8) }
    self["Substring.utf16"] = { arguments, _ in .host(try arguments[0].substring.utf16) }
    addViewSetters()
    addViewDescriptions()
    addScalarViewChanges()
  }

  private mutating func addViewSetters() {
    self["String.unicodeScalars="] = { arguments, _ in
      arguments[0] = .text(String(try arguments[1].hosted(String.UnicodeScalarView.self)))
      return .void
    }
    self["String.utf8="] = { arguments, _ in
      arguments[0] = .text(String(try arguments[1].hosted(String.UTF8View.self)))
      return .void
    }
    self["String.utf16="] = { arguments, _ in
      arguments[0] = .text(String(try arguments[1].hosted(String.UTF16View.self)))
      return .void
    }
    self["Substring.unicodeScalars="] = { arguments, _ in
      arguments[0] = .host(Substring(try arguments[1].hosted(Substring.UnicodeScalarView.self)))
      return .void
    }
    self["Substring.utf8="] = { arguments, _ in
      arguments[0] = .host(Substring(try arguments[1].hosted(Substring.UTF8View.self)))
      return .void
    }
    self["Substring.utf16="] = { arguments, _ in
      arguments[0] = .host(Substring(try arguments[1].hosted(Substring.UTF16View.self)))
      return .void
    }
  }

  private mutating func addViewDescriptions() {
    for name in ["String.UnicodeScalarView", "String.UTF8View", "String.UTF16View"] {
      self["\(name).description"] = { arguments, _ in
        .text(String(describing: try arguments[0].hosted(Any.self)))
      }
      self["\(name).debugDescription"] = { arguments, _ in
        .text(String(reflecting: try arguments[0].hosted(Any.self)))
      }
    }
  }

  private mutating func addScalarViewChanges() {
    func scalars(_ value: RuntimeValue, _ parameter: String, _ call: NativeCall) throws -> [Unicode.Scalar] {
      try call.elements(of: value, parameter).map { try $0.scalar }
    }
    let name = "String.UnicodeScalarView"
    self["\(name).init()"] = { _, _ in .host(String.UnicodeScalarView()) }
    self["\(name).reserveCapacity(_:)"] = { _, _ in .void }
    self["\(name).append(_:)"] = { arguments, _ in
      let added = try arguments[1].scalar
      return try arguments.changeHosted(0, String.UnicodeScalarView.self) { $0.append(added) }
    }
    self["\(name).append(contentsOf:)"] = { arguments, call in
      let added = try scalars(arguments[1], "S", call)
      return try arguments.changeHosted(0, String.UnicodeScalarView.self) { $0.append(contentsOf: added) }
    }
    self["\(name).replaceSubrange(_:with:)"] = { arguments, call in
      let added = try scalars(arguments[2], "C", call)
      let range = try arguments[1].placeRange
      return try arguments.changeHosted(0, String.UnicodeScalarView.self) {
        guard range.lowerBound >= $0.startIndex, range.upperBound <= $0.endIndex else {
          throw Interruption.rangeOutOfBounds
        }
        $0.replaceSubrange(range, with: added)
      }
    }
    self["Substring.UnicodeScalarView.init()"] = { _, _ in .host(Substring.UnicodeScalarView()) }
    self["Substring.UnicodeScalarView.replaceSubrange(_:with:)"] = { arguments, call in
      let added = try scalars(arguments[2], "C", call)
      let range = try arguments[1].placeRange
      return try arguments.changeHosted(0, Substring.UnicodeScalarView.self) {
        guard range.lowerBound >= $0.startIndex, range.upperBound <= $0.endIndex else {
          throw Interruption.rangeOutOfBounds
        }
        $0.replaceSubrange(range, with: added)
      }
    }
  }
}
