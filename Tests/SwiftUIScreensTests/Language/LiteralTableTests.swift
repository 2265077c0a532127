import Testing

@Suite("Tables of literals") struct LiteralTableTests {
  @Test(
    "Tables of literals are read, however many rows they have",
    arguments: ["[\"b\", \"c\"]", "[1, -2, 3]", "(1, [\"x\": true])", "[[1.5, 2], []]"])
  func tables(row: String) {
    let rows = (0..<2_000).map { "\"k\($0)\": \(row)" }.joined(separator: ", ")
    let screen = Screen(
      probe("Text(\"\\(table.count)\")", members: "let table = [\(rows)]"), open: "Probe")
    #expect(screen.texts == ["2,000"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Rows of a table that are of other shapes have their own types")
  func shapes() {
    #expect(value("type(of: [[1, 2], [1.5, 2]])") == "Array<Array<Double>>")
    #expect(value("[[1, 2], [1.5, 2]]") == "[[1.0, 2.0], [1.5, 2.0]]")
    #expect(value("[(\"a\", [1]), (\"b\", [2])].map { $0.1[0] }") == "[1, 2]")
    #expect(value("let x: [String: [Double]] = [\"a\": [1], \"b\": [2]]; return x[\"b\"]!") == "[2.0]")
    #expect(value("let x: [[Int?]] = [[1, nil], [nil, 2]]; return x[1][1]!") == "2")
    #expect(value("[\"a\": [\"x\": [1]], \"b\": [\"y\": [2]]][\"b\"]![\"y\"]!") == "[2]")
  }
}
