import Testing

/// Types that are declared in a function, as The Swift Programming Language has local types.
@Suite("Local types") struct LocalTypeTests {
  @Test(
    "They name each other and the functions beside them, whichever comes first",
    arguments: [
      (
        "let b = Boat(mast: Mast(height: 3)); struct Boat { var mast: Mast }; struct Mast { var height: Int }; return b.mast.height",
        "3"
      ),
      (
        "enum Tide: String, CaseIterable { case low, high; var next: Tide { let all = Tide.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] } }; return Tide.high.next.rawValue",
        "low"
      ),
      (
        "struct A { func text() -> String { B.zero.text() + helper(2) } }; struct B { static let zero = B(); func text() -> String { \"b\" } }; func helper(_ n: Int) -> String { n == 0 ? \"!\" : \"\\(n)\" + helper(n - 1) }; return A().text()",
        "b21!"
      ),
      (
        "class Node { var next: Node?; var name: String? }; let n = Node(); n.next = Node(); n.next?.name = \"x\"; return n.next?.name ?? \"-\"",
        "x"
      ),
      (
        "struct Outer { enum Kind: String { case a, b }; var kind: Kind = .b }; return Outer().kind.rawValue + Outer.Kind.a.rawValue",
        "ba"
      ),
      (
        "struct P { var x = 1 }; func inner() -> Int { struct Q { var p = P(x: 4) }; return Q().p.x }; return inner()",
        "4"
      ),
    ])
  func names(code: String, expected: String) { #expect(value(code) == expected) }
}
