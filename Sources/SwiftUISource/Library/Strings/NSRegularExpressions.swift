/// `NSRegularExpression`: the same expressions, in Foundation's older words.
extension Machine {
  func regularMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard let text = string(call["in"]), let pattern = string(record["pattern"]) else { return nil }
    let ignoresCase = record["options"]?.symbolName == "caseInsensitive"
    guard let expression = RegularExpression(pattern, ignoresCase: ignoresCase) else { return nil }
    switch call.name {
    case "numberOfMatches": return .int(expression.all(in: text).count)
    case "firstMatch": return expression.first(in: text).map { checkingResult($0) } ?? Value.none
    case "rangeOfFirstMatch":
      return nsRange(expression.first(in: text) ?? 0..<0)
    case "matches": return .array(expression.all(in: text).map { checkingResult($0) })
    case "stringByReplacingMatches":
      return .string(expression.replacing(in: text, with: string(call["withTemplate"]) ?? ""))
    default: return nil
    }
  }

  private func checkingResult(_ range: Range<Int>) -> Value {
    .record("NSTextCheckingResult", ["range": nsRange(range), "numberOfRanges": .int(1)])
  }

  private func nsRange(_ range: Range<Int>) -> Value {
    .record("NSRange", ["location": .int(range.lowerBound), "length": .int(range.count)])
  }
}
