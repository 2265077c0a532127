// Foundation: the declarations of Range.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Range where Bound == AttributedString.Index {
  init?<R, S>(_ region: R, in attributedString: S)
  where R: RangeExpression, S: AttributedStringProtocol, R.Bound == String.Index
  func isValid(within text: some AttributedStringProtocol) -> Bool
  func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
}

extension Range where Bound == String.Index {
  init?<R, S>(_ region: R, in string: S)
  where R: RangeExpression, S: StringProtocol, R.Bound == AttributedString.Index
  init?(_ range: NSRange, in string: String)
}

extension Range where Bound: BinaryInteger {
  init?(_ range: NSRange)
}

extension Range where Bound == Int {
  init?(_ range: NSRange)
}

extension Range where Bound == Date {
  func formatted() -> String
  func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
  func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Range<Date>
}
