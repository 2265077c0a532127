import EarshotVocabulary
import Testing

/// Expectations: what Foundation of iOS 18 gives in en_US.
@Suite("Formatters without an object") struct FormatterStaticTests {
  @Test(
    "A formatter's static function writes as one made for it does",
    arguments: [
      (#"NumberFormatter.localizedString(from: 1234, number: .decimal)"#, "1,234"),
      (#"NumberFormatter.localizedString(from: NSNumber(value: 0.5), number: .percent)"#, "50%"),
      (
        #"DateFormatter.localizedString(from: Date(timeIntervalSince1970: 0), dateStyle: .medium, timeStyle: .none)"#,
        "Jan 1, 1970"
      ),
      (#"ListFormatter.localizedString(byJoining: ["Ebb", "Flow", "Neap"])"#, "Ebb, Flow, and Neap"),
      (#"ByteCountFormatter.string(fromByteCount: 2_000_000, countStyle: .file)"#, "2 MB"),
    ])
  func texts(code: String, expected: String) { #expect(value(code) == expected) }

  @Test("Code runs on the main thread")
  func threads() { #expect(value("Thread.isMainThread && Thread.current.isMainThread") == "true") }

  @Test(
    "A formatter's method is passed on by its bare name",
    arguments: ["[date].map(formatter.string)[0]", "Optional(date).map(formatter.string) ?? \"none\""])
  func reference(_ expression: String) {
    let body = """
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy"
      let date = Date(timeIntervalSince1970: 86_400)
      return \(expression)
      """
    #expect(value(body) == "1970")
  }
}
