// Foundation: the declarations of DiscreteFormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol DiscreteFormatStyle<FormatInput, FormatOutput>: FormatStyle {
  func discreteInput(before input: Self.FormatInput) -> Self.FormatInput?
  func discreteInput(after input: Self.FormatInput) -> Self.FormatInput?
  func input(before input: Self.FormatInput) -> Self.FormatInput?
  func input(after input: Self.FormatInput) -> Self.FormatInput?
}

extension DiscreteFormatStyle where Self.FormatInput: FloatingPoint {
  func input(before input: Self.FormatInput) -> Self.FormatInput?
  func input(after input: Self.FormatInput) -> Self.FormatInput?
}

extension DiscreteFormatStyle where Self.FormatInput: FixedWidthInteger {
  func input(before input: Self.FormatInput) -> Self.FormatInput?
  func input(after input: Self.FormatInput) -> Self.FormatInput?
}

extension DiscreteFormatStyle where Self.FormatInput == Date {
  func input(before input: Self.FormatInput) -> Self.FormatInput?
  func input(after input: Self.FormatInput) -> Self.FormatInput?
}

extension DiscreteFormatStyle where Self.FormatInput == Duration {
  func input(before input: Self.FormatInput) -> Self.FormatInput?
  func input(after input: Self.FormatInput) -> Self.FormatInput?
}
