import Testing

/// What is equal is decided by the app's own `==`, also inside of lists, sets and dictionaries. Expected as
/// swiftc 6.3 prints it.
@Suite("Equality of the app's own") struct OwnEqualityTests {
  private let declarations = """
    final class Boat: Hashable {
      let id: Int
      var name: String
      init(_ id: Int, _ name: String) { self.id = id; self.name = name }
      static func == (a: Boat, b: Boat) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    struct Tag: Hashable {
      var name: String
      var count = 0
      static func == (a: Tag, b: Tag) -> Bool { a.name.lowercased() == b.name.lowercased() }
      func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
    }
    """

  @Test(
    "Collections ask it",
    arguments: [
      ("Set([Boat(1, \"a\"), Boat(1, \"b\"), Boat(2, \"c\")]).count", "2"),
      ("[Boat(2, \"c\"), Boat(1, \"a\")].firstIndex(of: Boat(1, \"z\"))!", "1"),
      (
        "var d = [Boat(1, \"a\"): \"x\"]; d[Boat(1, \"b\")] = \"y\"; return \"\\(d.count) \\(d[Boat(1, \"q\")]!)\"",
        "1 y"
      ),
      ("[Tag(name: \"A\")] == [Tag(name: \"a\")]", "true"),
      ("Optional(Tag(name: \"Z\")) == Tag(name: \"z\")", "true"),
      ("(Tag(name: \"A\"), 1) == (Tag(name: \"a\"), 1)", "true"),
      ("var s = Set<Tag>(); s.insert(Tag(name: \"q\")); return s.insert(Tag(name: \"Q\")).inserted", "false"),
      (
        "Dictionary(grouping: [Tag(name: \"k\", count: 1), Tag(name: \"K\", count: 2)], by: { $0 }).count",
        "1"
      ),
      ("Set([Boat(1, \"a\")]).union([Boat(1, \"b\"), Boat(2, \"c\")]).count", "2"),
      ("Set([Boat(1, \"a\"), Boat(2, \"c\")]).subtracting([Boat(1, \"b\")]).count", "1"),
      ("Boat(1, \"a\") === Boat(1, \"a\")", "false"),
    ])
  func collections(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "Cases are ordered by what they hold, and lie in ranges of their own order",
    arguments: [
      (
        "[Size.large, .small, .medium(2), .medium(1)].sorted().map { \"\\($0)\" }.joined(separator: \" \")",
        "small medium(1) medium(2) large"
      ),
      ("let tide = Tide.mid; return \"\\(max(.low, tide)) \\(min(tide, .high))\"", "mid mid"),
      ("(Tide.low...Tide.mid).contains(.mid)", "true"), ("(Tide.low..<Tide.mid).contains(Tide.mid)", "false"),
    ])
  func order(code: String, expected: String) {
    let declarations = """
      enum Size: Comparable { case small, medium(Int), large }
      enum Tide: Int, Comparable { case low, mid, high
        static func < (a: Tide, b: Tide) -> Bool { a.rawValue < b.rawValue } }
      """
    #expect(value(code, with: declarations) == expected)
  }
}
