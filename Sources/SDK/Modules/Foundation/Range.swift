// Foundation: the declarations of Range.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Range where Bound == AttributedString.Index {
  init?<R, S>(_ region: R, in attributedString: S)
  where R: RangeExpression, S: AttributedStringProtocol, R.Bound == String.Index {
    let text = String(attributedString.characters)
    guard let found = Self._attributed(region.relative(to: text), attributedString) else { return nil }
    self = found
  }
  static func _attributed(_ range: Range<String.Index>, _ text: some AttributedStringProtocol) -> Self?
  func isValid(within text: some AttributedStringProtocol) -> Bool
  func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
}

extension Range where Bound == String.Index {
  init?<R, S>(_ region: R, in string: S)
  where R: RangeExpression, S: StringProtocol, R.Bound == AttributedString.Index {
    guard let found = Self._plain(region.relative(to: AttributedString(String(string)).characters), string)
    else { return nil }
    self = found
  }
  static func _plain(_ range: Range<AttributedString.Index>, _ text: some StringProtocol) -> Self?
  init?(_ range: NSRange, in string: String)
}

extension Range where Bound: BinaryInteger {
  init?(_ range: NSRange)
}

extension Range where Bound == Int {
  init?(_ range: NSRange)
}

extension Range where Bound == Date {
  func formatted() -> String { Date.IntervalFormatStyle().format(self) }
  func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
  { Date.IntervalFormatStyle(date: date, time: time).format(self) }
  func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Range<Date> {
    style.format(self)
  }
}
