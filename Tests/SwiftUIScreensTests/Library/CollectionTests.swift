import Testing

@Suite("Collections") struct CollectionTests {
  @Test(
    "Methods of arrays give what the standard library documents",
    arguments: [
      ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"),
      ("[1, 2, 3, 4].filter { $0 % 2 == 0 }", "[2, 4]"),
      (#"["1", "x", "3"].compactMap { Int($0) }"#, "[1, 3]"),
      (#"["1", "x", "3"].compactMap(Int.init)"#, "[1, 3]"),
      ("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"),
      ("[1, 2, 3].reduce(0, +)", "6"),
      ("[1, 2, 3].reduce(0) { $0 + $1 }", "6"),
      ("[1, 2, 3].reduce(into: 10) { $0 += $1 }", "16"),
      (
        #"["a", "b", "a"].reduce(into: [:]) { counts, letter in counts[letter, default: 0] += 1 }"#,
        #"["a": 2, "b": 1]"#
      ),
      ("[3, 1, 2].sorted()", "[1, 2, 3]"),
      ("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
      ("[3, 1, 2].sorted { $0 > $1 }", "[3, 2, 1]"),
      (#"["bb", "a"].sorted { $0.count < $1.count }"#, #"["a", "bb"]"#),
      ("[1, 2, 3].contains(2)", "true"),
      ("[1, 2, 3].contains { $0 > 3 }", "false"),
      ("[1, 2, 3].contains(where: { $0 > 2 })", "true"),
      ("[1, 2, 3].first", "Optional(1)"), ("Array<Int>().first", "nil"), ("[1, 2, 3].last", "Optional(3)"),
      ("[1, 2, 3].first { $0 > 1 }", "Optional(2)"), ("[1, 2, 3].first(where: { $0 > 5 })", "nil"),
      ("[1, 2, 3].firstIndex(of: 3)", "Optional(2)"),
      ("[1, 2, 3].firstIndex { $0 == 2 }", "Optional(1)"),
      ("[1, 2, 3].lastIndex(where: { $0 < 3 })", "Optional(1)"),
      ("[1, 2, 3].allSatisfy { $0 > 0 }", "true"),
      ("[1, 5, 3].max()", "Optional(5)"), ("[1, 5, 3].min()!", "1"), ("Array<Int>().max()", "nil"),
      (#"["aa", "b"].max(by: { $0.count < $1.count })"#, #"Optional("aa")"#),
      ("[1, 2, 3].prefix(2)", "[1, 2]"), ("[1, 2, 3].suffix(2)", "[2, 3]"),
      ("[1, 2, 3].prefix(9)", "[1, 2, 3]"),
      ("[1, 2, 3].dropFirst()", "[2, 3]"), ("[1, 2, 3].dropLast(2)", "[1]"),
      ("[1, 2, 3, 1].prefix { $0 < 3 }", "[1, 2]"), ("[1, 2, 3, 1].drop { $0 < 3 }", "[3, 1]"),
      ("[1, 2, 3].reversed()", "ReversedCollection<Array<Int>>(_base: [1, 2, 3])"),
      ("[1, 2, 3].reversed() as [Int]", "[3, 2, 1]"),
      (#"["a", "b"].enumerated().map { index, item in "\(index)\(item)" }"#, #"["0a", "1b"]"#),
      (#"Array(["a", "b"].enumerated())[1].element"#, "b"),
      (#"zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }"#, #"["1a", "2b"]"#),
      (#"zip(1..., ["a", "b"]).map { "\($0)\($1)" }"#, #"["1a", "2b"]"#),
      ("Array(repeating: 0, count: 3)", "[0, 0, 0]"), ("Array(1...3)", "[1, 2, 3]"),
      (#"["a", "b"].joined(separator: "-")"#, "a-b"), ("[[1], [2]].joined().count", "2"),
      ("[1, 2, 3][1...]", "[2, 3]"), ("[1, 2, 3, 4][1..<3].count", "2"),
      ("[1, 2, 3].indices.contains(3)", "false"),
      ("[4, 5].indices.map { $0 }", "[0, 1]"),
      ("[1, 2, 1].count { $0 == 1 }", "2"),
      ("[1, 2] + [3]", "[1, 2, 3]"), ("[1, 2] == [1, 2]", "true"),
      ("[1, 2, 3].starts(with: [1, 2])", "true"),
      (#"[1, 2].lazy.map { "\($0)" }.joined(separator: ",")"#, "1,2"),
      ("[1, 2, 3, 4].split(separator: 2).count", "2"),
      ("[1, nil, 3].compactMap { $0 }.count", "2"),
      ("[(1, \"a\"), (2, \"b\")].map(\\.1)", #"["a", "b"]"#),
      (#"["b", "a"].sorted(using: .localizedStandard)"#, #"["a", "b"]"#),
    ])
  func arrays(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Arrays change in place as documented",
    arguments: [
      ("var a = [1]; a.append(2); a += [3]; a.append(contentsOf: [4]); return a", "[1, 2, 3, 4]"),
      ("var a = [1, 3]; a.insert(2, at: 1); return a", "[1, 2, 3]"),
      ("var a = [1, 2, 3]; let r = a.remove(at: 1); return [r] + a", "[2, 1, 3]"),
      ("var a = [1, 2, 3]; a.removeAll { $0 > 1 }; return a", "[1]"),
      ("var a = [1, 2, 3]; a.removeAll(); return a.isEmpty", "true"),
      ("var a = [1, 2]; return a.removeFirst() + a.count", "2"),
      ("var a = [1, 2]; return [a.popLast(), a.popLast(), a.popLast()]", "[Optional(2), Optional(1), nil]"),
      ("var a = [3, 1]; a.sort(); return a", "[1, 3]"),
      ("var a = [1, 2]; a.swapAt(0, 1); return a", "[2, 1]"),
      ("var a = [1, 2]; a.reverse(); return a", "[2, 1]"),
      ("var a = [1, 2, 3, 4]; a.remove(atOffsets: IndexSet([0, 2])); return a", "[2, 4]"),
      (
        "var a = [1, 2, 3, 4]; a.move(fromOffsets: IndexSet(integer: 0), toOffset: 3); return a",
        "[2, 3, 1, 4]"
      ),
      ("var a = [1, 2, 3]; a.replaceSubrange(0..<2, with: [9]); return a", "[9, 3]"),
      ("var a = [1], b = [2]; swap(&a[0], &b[0]); return a + b", "[2, 1]"),
      ("var a = [1, 2, 3]; for i in a.indices { a[i] *= 2 }; return a", "[2, 4, 6]"),
    ])
  func changes(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Dictionaries",
    arguments: [
      (#"["a": 1]["a"]"#, "Optional(1)"), (#"["a": 1]["b"]"#, "nil"), (#"["a": 1]["b", default: 5]"#, "5"),
      (#"["b": 2, "a": 1].keys.sorted()"#, #"["a", "b"]"#), (#"["a": 1].values.reduce(0, +)"#, "1"),
      (#"["a": 1].mapValues { $0 + 1 }"#, #"["a": 2]"#),
      (#"["a": 1, "b": 2].filter { $0.value > 1 }"#, #"["b": 2]"#),
      (#"Dictionary(grouping: [1, 2, 3], by: { $0 % 2 == 0 })[false]!"#, "[1, 3]"),
      (#"Dictionary(uniqueKeysWithValues: [("a", 1)])["a"]"#, "Optional(1)"),
      (#"Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 })["a"]"#, "Optional(3)"),
      (#"["a": 1].merging(["a": 2, "b": 3]) { old, new in new }"#, #"["a": 2, "b": 3]"#),
      (#"var d = ["a": 1]; d["b"] = 2; d["a"] = nil; return d"#, #"["b": 2]"#),
      (
        #"var d = ["a": 1]; let old = d.removeValue(forKey: "a"); return [old, d.count]"#,
        "[Optional(1), Optional(0)]"
      ),
      (#"["a": 1, "b": 2].sorted { $0.key > $1.key }.map(\.value)"#, "[2, 1]"),
      (#"["a": 1].map { key, value in "\(key)=\(value)" }"#, #"["a=1"]"#),
      (#"["a": 1].contains { $0.value == 1 }"#, "true"), (#"["a": 1].first?.key"#, #"Optional("a")"#),
      (#"Dictionary<String, Int>().isEmpty"#, "true"),
      (#"["a": "1", "b": "x"].compactMapValues { Int($0) }"#, #"["a": 1]"#),
    ])
  func dictionaries(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Sets",
    arguments: [
      ("Set([1, 2, 2]).count", "2"), ("Set([1]).union([2]).count", "2"),
      ("Set([1, 2]).intersection([2, 3])", "[2]"),
      ("Set([1, 2]).subtracting([1])", "[2]"), ("Set([1]).isSubset(of: [1, 2])", "true"),
      ("Set([1]).contains(1)", "true"),
      ("var s: Set<Int> = [1]; s.insert(2); s.remove(1); return s", "[2]"),
      ("var s: Set = [1]; return s.insert(1).inserted", "false"),
      ("Array(Set([3, 1, 2])).sorted()", "[1, 2, 3]"), ("Set([1, 2]).filter { $0 > 1 }.contains(2)", "true"),
      (
        "var s = Set<String>(); if s.contains(\"a\") { s.remove(\"a\") } else { s.insert(\"a\") }; return s.count",
        "1"
      ),
    ])
  func sets(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Ranges and strides",
    arguments: [
      ("(1...5).contains(5)", "true"), ("(1..<5).contains(5)", "false"), ("(0...1).contains(0.5)", "true"),
      ("(1...3).map { $0 * $0 }", "[1, 4, 9]"), ("Array((1..<4).reversed())", "[3, 2, 1]"),
      ("(1...10).count", "10"),
      ("(1...3).reduce(0, +)", "6"), ("(1...5).lowerBound", "1"),
      ("(1...5).clamped(to: 2...3).upperBound", "3"),
      ("Array(stride(from: 0, to: 10, by: 5))", "[0, 5]"),
      ("Array(stride(from: 0, through: 10, by: 5))", "[0, 5, 10]"),
      ("Array(stride(from: 1.0, to: 2.0, by: 0.5))", "[1.0, 1.5]"),
      ("Array(stride(from: 3, to: 0, by: -1))", "[3, 2, 1]"),
      ("(1...1_000_000_000).contains(7)", "true"), ("(0..<0).isEmpty", "true"),
    ])
  func ranges(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "A range that runs backwards ends the program",
    arguments: ["(5..<1).count", "5...1", "(2.5...1.5).contains(2)"])
  func impossibleRanges(source: String) {
    #expect(
      result("return \(source)")
        == "trap: the app would end here: Fatal error: Range requires lowerBound <= upperBound")
  }

  @Test(
    "A count that no Int holds ends the program",
    arguments: ["(Int.min...Int.max)", "(Int.min..<Int.max)"])
  func uncountable(range: String) {
    #expect(
      result("return \(range).count") == "trap: the app would end here: Fatal error: arithmetic overflow")
  }

  @Test(
    "Ranges are counted up to the largest number",
    arguments: [
      ("(5..<5).count", "0"), ("(5...5).count", "1"), ("(0..<Int.max).count", "9223372036854775807"),
      ("(0...Int.max).isEmpty", "false"), ("(1..<1).isEmpty", "true"),
    ])
  func bounded(source: String, expected: String) {
    #expect(result("return \(source)") == expected)
  }

  @Test(
    "Optionals map like values",
    arguments: [
      ("let x: Int? = 4; return x.map { $0 + 1 }", "Optional(5)"),
      ("let x: Int? = nil; return x.map { $0 + 1 }", "nil"),
      (#"let x: String? = "4"; return x.flatMap { Int($0) }"#, "Optional(4)"),
      (#"let x: String? = "a"; return x.map { "<\($0)>" }"#, #"Optional("<a>")"#),
      ("let d: Date? = Date(); return d.map { _ in 1 }", "Optional(1)"),
    ])
  func optionals(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "What ends a program on a device is a trap here",
    arguments: [
      "Array<Int>()[0]", "var a = Array<Int>(); a.removeFirst(); return a",
      "var a = Array<Int>(); a.removeLast(); return a",
      "[1].prefix(-1)", "[1][1...3]", "var a = [1]; a.remove(at: 1); return a",
      "var a = [1]; a.insert(2, at: 5); return a",
      "Array(repeating: 0, count: -1)", #"Dictionary(uniqueKeysWithValues: [("a", 1), ("a", 2)])"#,
      "Array(stride(from: 0, to: 10, by: 0))",
    ])
  func traps(source: String) {
    #expect(Evaluation(source).isTrap)
  }

  @Test(
    "Nothing grows over its bound",
    arguments: [
      "Array(repeating: 0, count: 1_000_000_000)", "Array(0..<1_000_000_000)",
      "var a = [1, 2]; while true { a += a }; return a",
      "Array(stride(from: 0, to: 1e18, by: 1))", "(0..<900_000).map { _ in (0..<900_000).map { $0 } }",
    ])
  func bounds(source: String) {
    #expect(Evaluation(source, bounds: .tight).isBudget)
  }

  @Test("The app's own equality and order are asked")
  func declaredOperators() {
    let declarations = """
      struct Item: Comparable { var id: Int; var note: String
        static func == (a: Item, b: Item) -> Bool { a.id == b.id }
        static func < (a: Item, b: Item) -> Bool { a.id < b.id } }
      """
    #expect(
      result(#"[Item(id: 1, note: "a")].contains(Item(id: 1, note: "b"))"#, declarations: declarations)
        == "true")
    #expect(
      result(
        #"[Item(id: 2, note: ""), Item(id: 1, note: "")].sorted().map(\.id)"#, declarations: declarations)
        == "[1, 2]")
    #expect(
      result(
        #"[Item(id: 2, note: "x"), Item(id: 1, note: "y")].sorted(using: KeyPathComparator(\.note, order: .reverse)).map(\.id)"#,
        declarations: declarations) == "[1, 2]")
  }
}
