import Testing

/// Expected as swiftc 6.3 prints it: an `ArraySlice` keeps the places of its array.
@Suite("Parts of arrays") struct SliceTests {
  @Test(
    "A part keeps the places of the whole",
    arguments: [
      ("let a = [1, 2, 3, 4]; let s = a[1...2]; return [s.startIndex, s.endIndex, s[2]]", "[1, 3, 3]"),
      ("[1, 2, 3, 4].dropFirst(2).startIndex", "2"), ("[1, 2, 3, 4].suffix(3).firstIndex(of: 4)!", "3"),
      ("[1, 2, 3][1...].indices", "1..<3"), ("[5, 6, 7].dropFirst().enumerated().map(\\.offset)", "[0, 1]"),
      ("Array([1, 2, 3].dropFirst()).startIndex", "0"), ("[1, 2, 3].dropFirst().map { $0 * 2 }", "[4, 6]"),
      ("[1, 0, 2, 0, 3].split(separator: 0).map(\\.startIndex)", "[0, 2, 4]"),
      ("[1, 2, 3, 4][1...][2...] == [3, 4]", "true"), ("[1, 2, 3].suffix(2) + [9]", "[2, 3, 9]"),
      ("var s = [1, 2, 3, 4][1...]; s[s.startIndex] = 9; s.append(5); return s", "[9, 3, 4, 5]"),
      ("var s = [1, 2, 3, 4][1...]; s.removeFirst(); return s.startIndex", "2"),
      ("let parts: [Int] = [1, 2, 3].suffix(2); return parts.startIndex", "0"),
      ("[1, 2, 3].dropFirst()[...].count", "2"),
    ])
  func places(code: String, expected: String) { #expect(value(code) == expected) }

  @Test(
    "A part of an array is changed where it stands",
    arguments: [
      ("var a = [1, 2, 3, 4]; a[1...2] = [9]; return a", "[1, 9, 4]"),
      ("var a = [1, 2]; a[0..<1] = []; return a", "[2]"),
      ("var a = [1, 2]; a[2...] = [3]; return a", "[1, 2, 3]"),
      ("var a = [4, 3, 2, 1]; a[1...].sort(); return a", "[4, 1, 2, 3]"),
      ("var a = [4, 3, 2, 1]; a[..<2].reverse(); return a", "[3, 4, 2, 1]"),
      ("var a = [[1, 2], [3]]; a[0][0...0] = [8, 9]; return a", "[[8, 9, 2], [3]]"),
    ])
  func changes(code: String, expected: String) { #expect(value(code) == expected) }

  @Test("A search by halves looks where it should")
  func search() {
    let declarations = """
      func find(_ a: ArraySlice<Int>, _ x: Int) -> Int? {
        guard !a.isEmpty else { return nil }
        let middle = (a.startIndex + a.endIndex) / 2
        if a[middle] == x { return middle }
        return a[middle] < x ? find(a[(middle + 1)...], x) : find(a[..<middle], x)
      }
      """
    #expect(value("find([1, 3, 5, 7, 9][...], 7)!", with: declarations) == "3")
    #expect(value("find([1, 3, 5, 7, 9][...], 4) == nil", with: declarations) == "true")
  }

  @Test(
    "A place outside of a part is a trap",
    arguments: [
      "[1, 2, 3].dropFirst()[0]", "[1, 2, 3][1...][3]", "var a = [1]; a[1...3] = [2]; return a",
      "var s = [1, 2, 3][1...]; s[0] = 4; return s",
    ])
  func traps(code: String) { #expect(Evaluation(code).isTrap) }
}
