import Testing

/// What ends a program in Swift or in Foundation ends the running one, not this one.
@Suite("Values that Foundation doesn't take") struct PreconditionTests {
  @Test(
    "Numbers at the ends of what a type holds",
    arguments: [
      "pow(Decimal(2), Int.min)", "NSDecimalNumber(value: 2).raising(toPower: Int.min)", "jn(Int.max, 2.0)",
      "Int(\"1\", radix: 37)", "Decimal(Double.infinity)", "Double.random(in: 0...Double.infinity)",
    ])
  func numbers(code: String) { #expect(isEnded(code)) }

  @Test(
    "Ranges whose ends are no numbers",
    arguments: [
      "NSRange(location: Int.max, length: 2).upperBound",
      "NSMaxRange(NSRange(location: Int.min, length: -1))",
      "NSRange(location: Int.min, length: -1).contains(3)", "Range(NSRange(location: 0, length: -1))",
      "Range(NSRange(location: 0, length: -1), in: \"abc\")",
      "NSIntersectionRange(NSRange(location: Int.max, length: 2), NSRange(location: 0, length: 2))",
      "NSUnionRange(NSRange(location: Int.max, length: 2), NSRange(location: 0, length: 2))",
      "(\"abc\" as NSString).substring(from: Int.min)",
      "CGRect(x: Double.nan, y: 0, width: 1, height: 1).intersection(.zero)",
    ])
  func ranges(code: String) { #expect(isEnded(code)) }

  @Test(
    "Durations and dates that are out of range",
    arguments: [
      "Duration.seconds(Double.nan)", "Duration.milliseconds(1e300)", "Duration.seconds(Int.max) * Int.max",
      "Duration.seconds(1) * Double.infinity", "Duration.seconds(1) / 0.0", "Duration.seconds(1) / 0",
      "Duration.seconds(Int.min).formatted()", "Date(timeIntervalSince1970: .nan).description",
      "Duration.seconds(1).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: -1)))",
      "Duration.seconds(1).formatted(.units(allowed: [.hours], maximumUnitCount: -1))",
    ])
  func durations(code: String) { #expect(isEnded(code)) }

  @Test(
    "More than fits into memory",
    arguments: [
      "Data(count: Int.max)", "Data(repeating: 0, count: Int.max)",
      "\"abc\".padding(toLength: Int.max, withPad: \"x\", startingAt: 0)",
    ])
  func sizes(code: String) { #expect(isEnded(code)) }

  @Test("What is in range is what it is")
  func withinRange() {
    let code = """
      let durations = [Duration.seconds(1.5), .milliseconds(2), .seconds(3) * 2, .seconds(3) * 0.5, .seconds(3) / 2]
      var sum = durations.reduce(.zero, +)
      sum -= .nanoseconds(2)
      sum /= 2.0
      let range = NSRange(location: NSNotFound, length: 0)
      return "\\(sum) \\(Range(range) as Any) \\(range.upperBound == NSNotFound) \\(Int("z", radix: 36) ?? 0) "
        + "\\(TimeZone(secondsFromGMT: Int.min) as Any) \\(TimeZone(secondsFromGMT: 3600)?.secondsFromGMT() ?? 0)"
      """
    #expect(Running.said(code) == "5.250999999 seconds nil true 35 nil 3600")
  }

  private func isEnded(_ code: String) -> Bool {
    let said = Running.said("let value = \(code)\nreturn \"went on with \\(value)\"")
    return said.hasPrefix("trap(") || said.hasPrefix("unknown(")
  }
}
