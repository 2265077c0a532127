// swift-format-ignore-file

// MARK: the styles of a number formatter
// swiftc: 1235 | 1,234.567 | 123,457% | 1.234567E3 | one thousand two hundred thirty-four point five six seven | 1,235th
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  let styles: [NumberFormatter.Style] = [.none, .decimal, .percent, .scientific, .spellOut, .ordinal]
  return styles.map { style in
    formatter.numberStyle = style
    return formatter.string(from: 1_234.567) ?? "nil"
  }.joined(separator: " | ")
}

// MARK: the currency styles of a number formatter
// swiftc: -€2.50 | -EUR 2.50
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  let styles: [NumberFormatter.Style] = [.currency, .currencyISOCode]
  return styles.map { style in
    formatter.numberStyle = style
    formatter.currencyCode = "EUR"
    return formatter.string(from: -2.5) ?? "nil"
  }.joined(separator: " | ")
}

// MARK: currencies of a formatter follow its locale
// swiftc: $1,234.50 | 1.234,50 € | 1 234,50 € | ¥1,234 | 1 234,50 kr | R$ 1.234,50 | ₹1,234.50
func probe() -> String {
  ["en_US", "de_DE", "fr_FR", "ja_JP", "sv_SE", "pt_BR", "en_IN"].map { place in
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: place)
    formatter.numberStyle = .currency
    return formatter.string(from: 1_234.5) ?? "nil"
  }.joined(separator: " | ")
}

// MARK: maximum fraction digits round half to even
// swiftc: 1 1.5 1.26 1.24 0
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.maximumFractionDigits = 2
  return [1, 1.5, 1.256, 1.245, 0.004].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " ")
}

// MARK: minimum integer digits pad with zeros
// swiftc: 005 050 500 5000
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.minimumIntegerDigits = 3
  return [5, 50, 500, 5_000].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " ")
}

// MARK: significant digits of a formatter
// swiftc: 7.0 12.3 98,800 0.00123
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.usesSignificantDigits = true
  formatter.minimumSignificantDigits = 2
  formatter.maximumSignificantDigits = 3
  return [7, 12.345, 98_765, 0.00123456].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " ")
}

// MARK: every rounding mode of a formatter
// swiftc: -1 1 2 3 | -2 0 1 2 | -1 0 1 2 | -2 1 2 3 | -2 0 2 2 | -1 0 1 2 | -2 1 2 2
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.maximumFractionDigits = 0
  let modes: [NumberFormatter.RoundingMode] = [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
  return modes.map { mode in
    formatter.roundingMode = mode
    return [-1.5, 0.5, 1.5, 2.4].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: a rounding increment of a formatter
// swiftc: 1 1.25 2
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.roundingIncrement = 0.25
  return [1.1, 1.13, 1.9].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " ")
}

// MARK: own grouping and decimal separators
// swiftc: 1_234_567#25
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.groupingSeparator = "_"
  formatter.decimalSeparator = "#"
  return formatter.string(from: 1_234_567.25)!
}

// MARK: grouping sizes of a formatter
// swiftc: 1,2345,6789 12,34,56,789 123456789
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.groupingSize = 4
  let four = formatter.string(from: 123_456_789)!
  formatter.groupingSize = 3
  formatter.secondaryGroupingSize = 2
  let indian = formatter.string(from: 123_456_789)!
  formatter.usesGroupingSeparator = false
  return "\(four) \(indian) \(formatter.string(from: 123_456_789)!)"
}

// MARK: prefixes and suffixes of positive and negative numbers
// swiftc: up 4 m, up 0 m, down 7 m
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.positivePrefix = "up "
  formatter.positiveSuffix = " m"
  formatter.negativePrefix = "down "
  formatter.negativeSuffix = " m"
  return [4, 0, -7].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: ", ")
}

// MARK: a multiplier scales both ways
// swiftc: 25 0.5
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.multiplier = 100
  return "\(formatter.string(from: 0.25)!) \(formatter.number(from: "50")?.doubleValue ?? -1)"
}

// MARK: nil, zero, infinity and not a number have symbols
// swiftc: zip 1 odd lots none
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.nilSymbol = "none"
  formatter.zeroSymbol = "zip"
  formatter.notANumberSymbol = "odd"
  formatter.positiveInfinitySymbol = "lots"
  let values: [Double] = [0, 1, .nan, .infinity]
  return values.map(NSNumber.init(value:)).map { formatter.string(from: $0) ?? "nil" }.joined(separator: " ") + " " + formatter.nilSymbol
}

// MARK: a positive format is a pattern
// swiftc: 1,234.50 | 1234 | 1234.5 | 123450.0% | #1234 | 1.234E3
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  return ["#,##0.00", "0000", "#.##", "0.0%", "'#'0", "0.###E0"].map { pattern in
    formatter.positiveFormat = pattern
    return formatter.string(from: 1_234.5)!
  }.joined(separator: " | ")
}

// MARK: positive and negative formats in one
// swiftc: 3.2 cr 3.2 dr
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.positiveFormat = "0.0 cr"
  formatter.negativeFormat = "0.0 dr"
  return [3.25, -3.25].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " ")
}

// MARK: plus and minus signs of one's own
// swiftc: ~5 +5
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.minusSign = "~"
  let plain = formatter.string(from: -5)!
  formatter.positivePrefix = formatter.plusSign
  return "\(plain) \(formatter.string(from: 5)!)"
}

// MARK: padding to a width at a position
// swiftc: ***-42 42****
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.formatWidth = 6
  formatter.paddingCharacter = "*"
  formatter.paddingPosition = .beforePrefix
  let before = formatter.string(from: -42)!
  formatter.paddingPosition = .afterSuffix
  return "\(before) \(formatter.string(from: 42)!)"
}

// MARK: numbers spelled out in several languages
// swiftc: one hundred seventy-two | ein­hundert­zwei­und­siebzig | cent soixante-douze | 百七十二 | ett­hundra­sjuttio­två | cento e setenta e dois
func probe() -> String {
  ["en_US", "de_DE", "fr_FR", "ja_JP", "sv_SE", "pt_BR"].map { place in
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: place)
    formatter.numberStyle = .spellOut
    return formatter.string(from: 172) ?? "nil"
  }.joined(separator: " | ")
}

// MARK: ordinals in several languages
// swiftc: 1st 2nd 3rd 11th 22nd | 1. 2. 3. 11. 22. | 1er 2e 3e 11e 22e | 1:a 2:a 3:e 11:e 22:a | 1º 2º 3º 11º 22º
func probe() -> String {
  ["en_US", "de_DE", "fr_FR", "sv_SE", "pt_BR"].map { place in
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: place)
    formatter.numberStyle = .ordinal
    return [1, 2, 3, 11, 22].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: a formatter parses numbers of its own style
// swiftc: 1234.5 12 nil nil -3.5 1.5
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  return ["1,234.5", "12", "abc", "", "-3.50", "1.5.2"].map { text in
    formatter.number(from: text).map { "\($0)" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a formatter parses money, percents and words
// swiftc: 1200.5 nil 0.45 42.0 2000.0
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  let samples: [(NumberFormatter.Style, String)] = [
    (.currency, "$1,200.50"), (.currency, "1200"), (.percent, "45%"), (.spellOut, "forty-two"), (.scientific, "2E3"),
  ]
  return samples.map { style, text in
    formatter.numberStyle = style
    return formatter.number(from: text).map { "\($0.doubleValue)" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a lenient formatter parses more
// swiftc: 5 nil nil nil / 5 5 5 5
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .currency
  func all() -> String {
    ["$5", "5", "$ 5", "5$"].map { formatter.number(from: $0).map { "\($0)" } ?? "nil" }.joined(separator: " ")
  }
  let strict = all()
  formatter.isLenient = true
  return "\(strict) / \(all())"
}

// MARK: decimals out of a formatter
// swiftc: 1234.1 1234
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "de_DE")
  formatter.numberStyle = .decimal
  formatter.generatesDecimalNumbers = true
  let price = formatter.number(from: "1.234,10")
  return "\(price?.decimalValue ?? 0) \(price?.intValue ?? 0)"
}

// MARK: one formatter reused for two locales
// swiftc: 1,234,567.5 1.234.567,5 1,234,567.5
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.numberStyle = .decimal
  return ["en_US", "de_DE", "en_GB"].map { place in
    formatter.locale = Locale(identifier: place)
    return formatter.string(from: 1_234_567.5)!
  }.joined(separator: " ")
}

// MARK: own symbols of a currency
// swiftc: pts 1,500.00 -pts 2.00
func probe() -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .currency
  formatter.currencySymbol = "pts "
  return "\(formatter.string(from: 1_500)!) \(formatter.string(from: -2)!)"
}

// MARK: a formatter in another locale prints other digits
// swiftc: ٩٬٨٧٦٫٥ | ۹٬۸۷۶٫۵ | ९,८७६.५ | 9,876.5
func probe() -> String {
  ["ar_EG", "fa_IR", "hi_IN@numbers=deva", "bn_BD"].map { place in
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: place)
    formatter.numberStyle = .decimal
    return formatter.string(from: 9_876.5)!
  }.joined(separator: " | ")
}

// MARK: prices of a list by one shared formatter
// swiftc: £3.00, £4.50, £13.00, £0.00
struct Menu {
  static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.numberStyle = .currency
    return formatter
  }()
  var prices: [Double]
  var text: String { prices.compactMap { Menu.formatter.string(from: NSNumber(value: $0)) }.joined(separator: ", ") }
}
func probe() -> String {
  Menu(prices: [3, 4.5, 12.995, 0]).text
}
