import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Shorter ways of what `Collection` gives, for arrays and their slices; for others the declarations' own
/// bodies do it.
extension Natives {
  mutating func addCollections() {
    addEnds()
    addParts()
    addIndexSearches()
  }

  private mutating func addEnds() {
    self["Collection.isEmpty"] = { arguments, call in
      guard let span = try call.span(arguments[0]) else { return try call.runBody(&arguments) }
      return .boolean(span.range.isEmpty)
    }
    self["Collection.first"] = { arguments, call in
      guard let span = try call.span(arguments[0]) else { return try call.runBody(&arguments) }
      return .init(optional: span.list[span.range].first)
    }
    self["BidirectionalCollection.last"] = { arguments, call in
      guard let span = try call.span(arguments[0]) else { return try call.runBody(&arguments) }
      return .init(optional: span.list[span.range].last)
    }
  }

  /// A part of a collection by a count of elements.
  private mutating func addPart(
    _ names: [String], _ trap: String, _ part: @escaping (Range<Int>, Int) -> Range<Int>
  ) {
    for name in names {
      self[name] = { arguments, call in
        guard let span = try call.span(arguments[0]) else { return try call.runBody(&arguments) }
        let count = try arguments[1].int
        guard count >= 0 else { throw Interruption.trap("Fatal error: Can't \(trap) a collection") }
        return .slice(span.list, part(span.range, min(count, span.range.count)))
      }
    }
  }

  private mutating func addParts() {
    addPart(["Collection.dropFirst(_:)"], "drop a negative number of elements from") { $0.dropFirst($1) }
    addPart(["Collection.prefix(_:)"], "take a prefix of negative length from") { $0.prefix($1) }
    addPart(
      ["Collection.dropLast(_:)", "BidirectionalCollection.dropLast(_:)"],
      "drop a negative number of elements from"
    ) { $0.dropLast($1) }
    addPart(
      ["Collection.suffix(_:)", "BidirectionalCollection.suffix(_:)"], "take a suffix of negative length from"
    ) { $0.suffix($1) }
  }

  private mutating func addIndexSearches() {
    addIndexSearch("Collection.firstIndex", isFirst: true)
    addIndexSearch("BidirectionalCollection.lastIndex", isFirst: false)
    self["BidirectionalCollection.last(where:)"] = { arguments, call in
      guard let span = try call.span(arguments[0]) else { return try call.runBody(&arguments) }
      let test = try arguments[1].functionValue
      return .init(optional: try span.list[span.range].last { try test.call($0).bool })
    }
  }

  private mutating func addIndexSearch(_ name: String, isFirst: Bool) {
    func search(_ span: Span, _ test: (RuntimeValue) throws -> Bool) rethrows -> RuntimeValue {
      let elements = span.list[span.range]
      let found = try isFirst ? elements.firstIndex(where: test) : elements.lastIndex(where: test)
      return .init(optional: found.map { .integer($0) })
    }
    self["\(name)(of:)"] = { arguments, call in
      guard let span = try call.span(arguments[0]) else { return try call.runBody(&arguments) }
      let (wanted, type) = (arguments[1], try call.elementType())
      return try search(span) { try call.machine.isEqual($0, wanted, type) }
    }
    self["\(name)(where:)"] = { arguments, call in
      guard let span = try call.span(arguments[0]) else { return try call.runBody(&arguments) }
      let test = try arguments[1].functionValue
      return try search(span) { try test.call($0).bool }
    }
  }
}
