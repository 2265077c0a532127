// Foundation: the declarations of BinaryFloatingPoint.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension BinaryFloatingPoint {
  init<S>(_ value: S.ParseInput, strategy: S) throws
  where S: ParseStrategy, S.ParseOutput: BinaryFloatingPoint
  init<S>(_ value: S.ParseInput, strategy: S) throws where Self == S.ParseOutput, S: ParseStrategy
  init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws
  init(_ value: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = true) throws
  init(_ value: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = true) throws
  func formatted() -> String
  func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
  func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint
}
