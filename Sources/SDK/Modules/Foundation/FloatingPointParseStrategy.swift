// Foundation: the declarations of FloatingPointParseStrategy.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct FloatingPointParseStrategy<Format>: ParseStrategy
where Format: FormatStyle, Format.FormatInput: BinaryFloatingPoint {
  typealias ParseOutput = Format.FormatInput
  typealias ParseInput = String
  var formatStyle: Format { get set }
  var lenient: Bool { get set }
  init(from decoder: any Decoder) throws
  init<Value>(format: Format, lenient: Bool = true)
  where Format == FloatingPointFormatStyle<Value>, Value: BinaryFloatingPoint
  init<Value>(format: Format, lenient: Bool = true)
  where Format == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint
  init<Value>(format: Format, lenient: Bool = true)
  where Format == FloatingPointFormatStyle<Value>.Percent, Value: BinaryFloatingPoint
  func parse(_ value: String) throws -> Format.FormatInput
}

extension FloatingPointParseStrategy: Sendable where Format: Sendable {}
