// Foundation: the declarations of BinaryInteger.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension BinaryInteger {
  init<S>(_ value: S.ParseInput, strategy: S) throws where S: ParseStrategy, S.ParseOutput: BinaryInteger {
    self = Self(try strategy.parse(value))
  }
  init<S>(_ value: S.ParseInput, strategy: S) throws where Self == S.ParseOutput, S: ParseStrategy {
    self = try strategy.parse(value)
  }
  init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws
  init(_ value: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = true) throws
  init(_ value: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = true) throws
  func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
  func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle {
    format.format(self)
  }
  func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryInteger {
    format.format(S.FormatInput(self))
  }
}
