// Foundation: the declarations of IntegerParseStrategy.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct IntegerParseStrategy<Format>: ParseStrategy
where Format: FormatStyle, Format.FormatInput: BinaryInteger {
  typealias ParseOutput = Format.FormatInput
  typealias ParseInput = String
  var formatStyle: Format { get set }
  var lenient: Bool { get set }
  init(from decoder: any Decoder) throws
  init<Value>(format: Format, lenient: Bool = true)
  where Format == IntegerFormatStyle<Value>, Value: BinaryInteger
  init<Value>(format: Format, lenient: Bool = true)
  where Format == IntegerFormatStyle<Value>.Percent, Value: BinaryInteger
  init<Value>(format: Format, lenient: Bool = true)
  where Format == IntegerFormatStyle<Value>.Currency, Value: BinaryInteger
  func parse(_ value: String) throws -> Format.FormatInput
}

extension IntegerParseStrategy: Sendable where Format: Sendable {}
