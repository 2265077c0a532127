import Foundation

/// `NumberFormatter`, as Foundation has it: what code has set on one is set on a real one, which writes, reads
/// and answers.
extension Machine {
  /// A number as a formatter writes it.
  func written(_ number: Value, byFormatter record: RecordValue) -> String? {
    guard let number = NumberFormatting.number(number) else { return nil }
    let formatter = numberFormatter(record)
    switch record["numberStyle"]?.symbolName.flatMap(NumberFormatting.style) {
    case .currencyAccounting: return NumberFormatting.accountingText(number, formatter)
    case .currencyPlural: return NumberFormatting.pluralText(number, formatter)
    default: return formatter.string(from: NumberFormatting.rounded(number, formatter))
    }
  }

  /// The number that a text is to a formatter.
  func number(in text: String, byFormatter record: RecordValue) -> Value? {
    numberFormatter(record).number(from: text).map { .double($0.doubleValue) }
  }

  /// What a formatter answers to that nobody has set; nil for what is not known of it.
  func numberFormatterProperty(_ name: String, _ record: RecordValue) -> Value? {
    let formatter = numberFormatter(record)
    if let path = NumberFormatting.texts[name] { return .string(formatter[keyPath: path] ?? "") }
    if let path = NumberFormatting.counts[name] { return .int(formatter[keyPath: path]) }
    if let path = NumberFormatting.flags[name] { return .bool(formatter[keyPath: path]) }
    switch name {
    case "numberStyle": return .symbol("NumberFormatter.Style", "none")
    case "roundingMode": return .symbol("NumberFormatter.RoundingMode", "halfEven")
    case "multiplier", "minimum", "maximum", "roundingIncrement": return Value.none
    default: return nil
    }
  }

  private func numberFormatter(_ record: RecordValue) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale(record["locale"])
    // What a style brings along is there before the rest is set.
    if let style = record["numberStyle"]?.symbolName.flatMap(NumberFormatting.style) {
      formatter.numberStyle = style == .currencyAccounting ? .currency : style
    }
    for field in record.fields {
      guard let name = field.label else { continue }
      NumberFormatting.set(name, to: field.value, text: string(field.value), on: formatter)
    }
    if record["maximumFractionDigits"] != nil { NumberFormatting.lowerMinimum(of: formatter) }
    return formatter
  }
}

/// The properties of a `NumberFormatter` by their names.
private enum NumberFormatting {
  static func number(_ value: Value) -> NSNumber? {
    switch value {
    case .int(let number): NSNumber(value: number)
    case .double(let number): NSNumber(value: number)
    default: nil
    }
  }

  typealias Property<Value> = ReferenceWritableKeyPath<NumberFormatter, Value> & Sendable

  static let texts: [String: Property<String?>] = [
    "currencyCode": \.currencyCode, "currencySymbol": \.currencySymbol,
    "internationalCurrencySymbol": \.internationalCurrencySymbol,
    "currencyDecimalSeparator": \.currencyDecimalSeparator,
    "currencyGroupingSeparator": \.currencyGroupingSeparator, "decimalSeparator": \.decimalSeparator,
    "groupingSeparator": \.groupingSeparator, "percentSymbol": \.percentSymbol,
    "perMillSymbol": \.perMillSymbol, "plusSign": \.plusSign, "minusSign": \.minusSign,
    "exponentSymbol": \.exponentSymbol, "paddingCharacter": \.paddingCharacter,
    "positivePrefix": \.positivePrefix, "positiveSuffix": \.positiveSuffix,
    "negativePrefix": \.negativePrefix, "negativeSuffix": \.negativeSuffix,
    "positiveFormat": \.positiveFormat, "negativeFormat": \.negativeFormat, "zeroSymbol": \.zeroSymbol,
    "notANumberSymbol": \.notANumberSymbol,
  ]

  static let counts: [String: Property<Int>] = [
    "minimumIntegerDigits": \.minimumIntegerDigits, "maximumIntegerDigits": \.maximumIntegerDigits,
    "minimumFractionDigits": \.minimumFractionDigits, "maximumFractionDigits": \.maximumFractionDigits,
    "minimumSignificantDigits": \.minimumSignificantDigits,
    "maximumSignificantDigits": \.maximumSignificantDigits, "groupingSize": \.groupingSize,
    "secondaryGroupingSize": \.secondaryGroupingSize, "formatWidth": \.formatWidth,
  ]

  static let flags: [String: Property<Bool>] = [
    "usesGroupingSeparator": \.usesGroupingSeparator, "usesSignificantDigits": \.usesSignificantDigits,
    "alwaysShowsDecimalSeparator": \.alwaysShowsDecimalSeparator, "isLenient": \.isLenient,
    "allowsFloats": \.allowsFloats, "generatesDecimalNumbers": \.generatesDecimalNumbers,
    "isPartialStringValidationEnabled": \.isPartialStringValidationEnabled,
  ]

  /// Digits and widths are bounded: more are written by nobody.
  static func set(_ name: String, to value: Value, text: String?, on formatter: NumberFormatter) {
    if let path = texts[name] {
      formatter[keyPath: path] = text
    } else if let path = counts[name], let count = value.exactInt {
      formatter[keyPath: path] = min(max(count, 0), 99)
    } else if let path = flags[name], let flag = value.boolValue {
      formatter[keyPath: path] = flag
    } else {
      setOther(name, to: value, text: text, on: formatter)
    }
  }

  private static func setOther(_ name: String, to value: Value, text: String?, on formatter: NumberFormatter)
  {
    switch name {
    case "format": formatter.format = text ?? ""
    case "nilSymbol": formatter.nilSymbol = text ?? ""
    case "multiplier": formatter.multiplier = number(value)
    case "minimum": formatter.minimum = number(value)
    case "maximum": formatter.maximum = number(value)
    case "roundingIncrement": number(value).map { formatter.roundingIncrement = $0 }
    case "roundingMode": value.symbolName.flatMap(mode).map { formatter.roundingMode = $0 }
    default: break
    }
  }

  // MARK: Where Linux differs

  // Foundation of Swift 6.3 on Linux (swift-corelibs-foundation) does less here than iOS, whose documentation
  // says what a formatter's digits and currency are (Apple: NumberFormatter).

  /// A most that is lower than the least lowers it; on Linux a price with no digits still had two.
  static func lowerMinimum(of formatter: NumberFormatter) {
    formatter.minimumFractionDigits = min(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
  }

  /// A number with the most digits that are shown; on Linux more are, where a least is set as well.
  static func rounded(_ number: NSNumber, _ formatter: NumberFormatter) -> NSNumber {
    // A least above the most raises it.
    let shown = max(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    let digits = shown + (formatter.numberStyle == .percent ? 2 : 0)
    guard formatter.minimumFractionDigits > 0, formatter.multiplier == nil || formatter.multiplier == 100,
      digits < 15, !formatter.usesSignificantDigits, number.doubleValue.isFinite,
      var exact = Decimal(string: "\(number)")
    else { return number }
    var result = Decimal()
    NSDecimalRound(&result, &exact, digits, mode(formatter.roundingMode, isNegative: exact < 0))
    return NSDecimalNumber(decimal: result)
  }

  private static func mode(
    _ mode: NumberFormatter.RoundingMode, isNegative: Bool
  ) -> NSDecimalNumber.RoundingMode {
    switch mode {
    case .ceiling: .up
    case .floor: .down
    case .up: isNegative ? .down : .up
    case .down: isNegative ? .up : .down
    case .halfUp: .plain
    default: .bankers
    }
  }

  /// The accounting style, which on Linux knows only the locale's own currency: an amount of the currency style,
  /// in brackets where the locale sets what is owed in them.
  static func accountingText(_ number: NSNumber, _ formatter: NumberFormatter) -> String? {
    guard number.doubleValue < 0, let style = currencyStyle(formatter),
      style.sign(strategy: .accounting).format(-1).contains("(")
    else { return formatter.string(from: rounded(number, formatter)) }
    let amount = NSDecimalNumber(decimal: -number.decimalValue)
    return formatter.string(from: rounded(amount, formatter)).map { "(\($0))" }
  }

  /// The plural style, which on Linux knows only the locale's own currency.
  static func pluralText(_ number: NSNumber, _ formatter: NumberFormatter) -> String? {
    currencyStyle(formatter)?.presentation(.fullName).format(number.doubleValue)
  }

  private static func currencyStyle(
    _ formatter: NumberFormatter
  ) -> FloatingPointFormatStyle<Double>.Currency? {
    guard let locale = formatter.locale, let code = formatter.currencyCode ?? locale.currency?.identifier
    else { return nil }
    return FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
  }

  static func style(_ name: String) -> NumberFormatter.Style? {
    switch name {
    case "none": NumberFormatter.Style.none
    case "decimal": .decimal
    case "currency": .currency
    case "currencyAccounting": .currencyAccounting
    case "percent": .percent
    case "scientific": .scientific
    case "spellOut": .spellOut
    case "ordinal": .ordinal
    case "currencyISOCode": .currencyISOCode
    case "currencyPlural": .currencyPlural
    default: nil
    }
  }

  private static func mode(_ name: String) -> NumberFormatter.RoundingMode? {
    switch name {
    case "ceiling": .ceiling
    case "floor": .floor
    case "down": .down
    case "up": .up
    case "halfEven": .halfEven
    case "halfDown": .halfDown
    case "halfUp": .halfUp
    default: nil
    }
  }
}
