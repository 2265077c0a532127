import Testing

/// Apple: `ParseableFormatStyle`, `BinaryInteger.init(_:format:)`, `Date.init(_:strategy:)`.
@Suite("Texts read by a format style") struct ParseStrategyTests {
  @Test(
    "Numbers are read as the style writes them, and what is none is an error",
    arguments: [
      ("return try Double(\"1,234.5\", format: .number) + 1", "1235.5"),
      ("return try Int(\"1,234\", format: .number)", "1234"),
      ("return try Double(\"45%\", format: .percent)", "0.45"),
      ("return try Decimal(\"$1,234.50\", format: .currency(code: \"USD\")) * 2", "2469"),
      ("return try IntegerFormatStyle<Int>().parseStrategy.parse(\"12\")", "12"),
      ("return (try? Double(\"many\", format: .number)) == nil", "true"),
      ("do { _ = try Int(\"many\", format: .number); return 1 } catch { return 2 }", "2"),
    ])
  func numbers(_ body: String, _ expected: String) {
    #expect(Evaluation(body).text == expected)
  }

  @Test("A decimal comma is one where the style's locale has it")
  func commas() {
    let body = "return try Double(\"1.234,5\", format: .number.locale(Locale(identifier: \"de_DE\")))"
    #expect(Evaluation(body).text == "1234.5")
  }

  @Test(
    "Dates are read by the standard's way and by their parts",
    arguments: [
      "try Date(\"2024-05-24T21:54:45Z\", strategy: .iso8601)",
      "try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(\"2024-05-24T21:54:45.000Z\")",
    ])
  func dates(_ made: String) {
    #expect(Evaluation("return Int((\(made)).timeIntervalSince1970)").text == "1716587685")
    #expect(Evaluation("return (try? Date(\"soon\", strategy: .iso8601)) == nil").text == "true")
    #expect(Evaluation("return (try? Date(\"2024-05-24\", strategy: .iso8601)) == nil").text == "true")
  }
}

/// What an app adds to the decoder's ways of reading dates (Apple: `JSONDecoder.DateDecodingStrategy`).
@Suite("An app's own way to decode dates") struct OwnDateDecodingTests {
  private let declarations = """
    struct Sale: Decodable { let stall: String; let opens: Date }
    extension JSONDecoder.DateDecodingStrategy {
      static let market = custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        if let date = try? Date(text, strategy: .iso8601) { return date }
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no date"))
      }
    }
    func sale<T: Decodable>(_ text: String) throws -> T {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .market
      return try decoder.decode(T.self, from: Data(text.utf8))
    }
    """

  @Test("A custom one is named without its type inside the extension and outside")
  func custom() {
    let body = """
      let sale: Sale = try sale("{\\"stall\\":\\"Plums\\",\\"opens\\":\\"2024-05-24T21:54:45Z\\"}")
      return "\\(sale.stall) \\(Int(sale.opens.timeIntervalSince1970))"
      """
    #expect(Evaluation(body, declarations: declarations).text == "Plums 1716587685")
  }

  @Test("What it throws is the decoder's error")
  func throwing() {
    let body = """
      do { let sale: Sale = try sale("{\\"stall\\":\\"Plums\\",\\"opens\\":\\"soon\\"}"); return sale.stall }
      catch DecodingError.dataCorrupted(let context) { return context.debugDescription } catch { return "other" }
      """
    #expect(Evaluation(body, declarations: declarations).text == "no date")
  }
}
