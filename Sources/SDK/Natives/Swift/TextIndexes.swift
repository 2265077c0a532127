import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `String.Index` does.
extension Natives {
  mutating func addTextIndexes() {
    quick("String.Index.==(_:_:)") { .boolean(try $0.place == (try $1.place)) }
    quick("String.Index.<(_:_:)") { .boolean(try $0.place < (try $1.place)) }
    self["String.Index.hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].place)
      return .void
    }
    self["String.Index.hashValue"] = { arguments, _ in .integer(try arguments[0].place.hashValue) }
    self["String.Index.debugDescription"] = { arguments, _ in .text(try arguments[0].place.debugDescription) }
    self["String.Index.utf16Offset(in:)"] = { arguments, _ in
      .integer(try arguments[0].place.utf16Offset(in: arguments[1].substring))
    }
    self["String.Index.init(utf16Offset:in:)"] = { arguments, _ in
      let (offset, text) = (try arguments[1].int, try arguments[2].substring)
      guard offset >= 0 else { throw Interruption.indexOutOfBounds }
      return .place(String.Index(utf16Offset: offset, in: text))
    }
    addIndexConversions()
  }

  private mutating func addIndexConversions() {
    for type in ["String", "S", "String.UnicodeScalarView", "String.UTF8View", "String.UTF16View"] {
      self["String.Index.init(_: String.Index, within: \(type))"] = { arguments, _ in
        .init(optional: try arguments[2].position(of: arguments[1].place).map { .place($0) })
      }
    }
    self["String.Index.samePosition(in:)"] = { arguments, _ in
      .init(optional: try arguments[1].position(of: arguments[0].place).map { .place($0) })
    }
  }
}

extension RuntimeValue {
  /// The place in this text or view that is the same as one of another; nil where it has none there.
  fileprivate func position(of index: String.Index) throws -> String.Index? {
    switch self {
    case .text(let text): return String.Index(index, within: text)
    case .host(let host):
      switch host.value {
      case let part as Substring: return String.Index(index, within: part)
      case let view as String.UnicodeScalarView: return String.Index(index, within: view)
      case let view as String.UTF8View: return String.Index(index, within: view)
      case let view as String.UTF16View: return String.Index(index, within: view)
      default: break
      }
    default: break
    }
    throw Interruption.unknown("a text that has a place")
  }
}
