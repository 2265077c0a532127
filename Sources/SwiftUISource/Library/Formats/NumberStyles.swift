import Foundation

/// A number style of Foundation's: `FloatingPointFormatStyle`, `IntegerFormatStyle` and `Decimal.FormatStyle`, with
/// their percents and currencies. All have the same methods and no protocol that says so.
protocol NumberStyle<FormatInput>: ParseableFormatStyle
where FormatOutput == String, Strategy.ParseInput == String, Strategy.ParseOutput == FormatInput {
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
  func scale(_ factor: Double) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func rounding(_ rule: FloatingPointRoundingRule, to increment: Double?) -> Self
  /// `.sign(strategy:)`; the style itself where it has no strategy of that name.
  func signs(_ strategy: SymbolValue) -> Self
  /// `.presentation(…)`, which only currencies have.
  func presenting(_ name: String) -> Self
}

extension NumberStyle {
  func number(in text: String) -> FormatInput? { try? parseStrategy.parse(text) }

  func presenting(_ name: String) -> Self { self }
}

/// `.sign(strategy:)` of plain numbers and percents.
protocol PlainNumberStyle: NumberStyle {
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
}

extension PlainNumberStyle {
  func signs(_ strategy: SymbolValue) -> Self {
    switch strategy.name {
    case "automatic": sign(strategy: .automatic)
    case "never": sign(strategy: .never)
    case "always": sign(strategy: .always(includingZero: strategy["includingZero"]?.boolValue ?? true))
    default: self
    }
  }
}

/// `.sign(strategy:)` of currencies.
protocol CurrencyStyle: NumberStyle {
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
  func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension CurrencyStyle {
  func signs(_ strategy: SymbolValue) -> Self {
    switch strategy.name {
    case "automatic": sign(strategy: .automatic)
    case "never": sign(strategy: .never)
    case "always": sign(strategy: .always(showZero: strategy["showZero"]?.boolValue ?? true))
    case "accounting": sign(strategy: .accounting)
    case "accountingAlways":
      sign(strategy: .accountingAlways(showZero: strategy["showZero"]?.boolValue ?? false))
    default: self
    }
  }

  func presenting(_ name: String) -> Self {
    switch name {
    case "narrow": presentation(.narrow)
    case "isoCode": presentation(.isoCode)
    case "fullName": presentation(.fullName)
    default: presentation(.standard)
    }
  }
}

extension FloatingPointFormatStyle<Double>: NumberStyle, PlainNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension FloatingPointFormatStyle<Double>.Percent: NumberStyle, PlainNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension FloatingPointFormatStyle<Double>.Currency: NumberStyle, CurrencyStyle {
  func rounding(_ rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension IntegerFormatStyle<Int>: NumberStyle, PlainNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int(clamping: $0) })
  }
}

extension IntegerFormatStyle<Int>.Percent: NumberStyle, PlainNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int(clamping: $0) })
  }
}

extension IntegerFormatStyle<Int>.Currency: NumberStyle, CurrencyStyle {
  func rounding(_ rule: FloatingPointRoundingRule, to increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int(clamping: $0) })
  }
}

extension SymbolValue {
  subscript(label: String) -> Value? { arguments?.first { $0.label == label }?.value }
}
