// swift-format-ignore-file

// MARK: grouping of integers follows the locale
// swiftc: en_US 1,234,567 | de_DE 1.234.567 | fr_FR 1 234 567 | hi_IN 12,34,567 | sv_SE 1 234 567 | pt_BR 1.234.567 | en_IN 12,34,567 | de_CH 1’234’567
func probe() -> String {
  let visitors = 1_234_567
  let locales = ["en_US", "de_DE", "fr_FR", "hi_IN", "sv_SE", "pt_BR", "en_IN", "de_CH"]
  return locales
    .map { "\($0) \(visitors.formatted(.number.locale(Locale(identifier: $0))))" }
    .joined(separator: " | ")
}

// MARK: grouping never leaves the digits alone
// swiftc: 98,765 98765 -4321
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let turns = 98_765
  let automatic = turns.formatted(.number.locale(us))
  let never = turns.formatted(.number.grouping(.never).locale(us))
  return "\(automatic) \(never) \((-4_321).formatted(.number.grouping(.never).locale(us)))"
}

// MARK: some locales group only from five digits on
// swiftc: es_ES: 4500 45.000, pt_PT: 4500 45 000, pl_PL: 4500 45 000, en_GB: 4,500 45,000
func probe() -> String {
  let places = ["es_ES", "pt_PT", "pl_PL", "en_GB"]
  return places.map { place in
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: place))
    return "\(place): \(4_500.formatted(style)) \(45_000.formatted(style))"
  }.joined(separator: ", ")
}

// MARK: a double shows at most six fraction digits
// swiftc: 1 0.1 0.666667 1,234.567891 0 1,000,000,000,000,000,000,000 -0
func probe() -> String {
  let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
  let depths = [1.0, 0.1, 2.0 / 3, 1_234.56789123, 0.0000001, 1e21, -0.0]
  return depths.map { $0.formatted(style) }.joined(separator: " ")
}

// MARK: precision with a fixed fraction length
// swiftc: 0.50 1.00 2.68 3.00 2,000.00
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [0.5, 1.005, 2.675, 3, 1_999.999].map { height in
    height.formatted(.number.precision(.fractionLength(2)).locale(us))
  }.joined(separator: " ")
}

// MARK: precision with a range of fraction lengths
// swiftc: 1.0 l, 1.5 l, 1.25 l, 1.234 l, 2.0 l
struct Kettle {
  var litres: Double
  var label: String {
    litres.formatted(.number.precision(.fractionLength(1...3)).locale(Locale(identifier: "en_US"))) + " l"
  }
}
func probe() -> String {
  [1, 1.5, 1.25, 1.2345, 1.9999].map { Kettle(litres: $0).label }.joined(separator: ", ")
}

// MARK: precision with one sided ranges
// swiftc: 3 3.14 2.5 / 3.00 3.14159 2.50
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let upTo = [3.0, 3.14159, 2.5].map { $0.formatted(.number.precision(.fractionLength(...2)).locale(us)) }
  let from = [3.0, 3.14159, 2.5].map { $0.formatted(.number.precision(.fractionLength(2...)).locale(us)) }
  return upTo.joined(separator: " ") + " / " + from.joined(separator: " ")
}

// MARK: significant digits round large and small values
// swiftc: 123,000 | 0.00123 | 10.0 | 10.0 | 0.00
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let values = [123_456.789, 0.00123456, 9.999, 10, 0]
  let three = values.map { $0.formatted(.number.precision(.significantDigits(3)).locale(us)) }
  return three.joined(separator: " | ")
}

// MARK: a range of significant digits drops trailing zeros
// swiftc: 5.0 | 5.5 | 5.55 | 5.556 | 55,560 | 0.0005556
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = FloatingPointFormatStyle<Double>.number.precision(.significantDigits(2...4)).locale(us)
  return [5, 5.5, 5.55, 5.5555, 55_555, 0.00055555].map { $0.formatted(style) }.joined(separator: " | ")
}

// MARK: significant digits of an integer replace the tail by zeros
// swiftc: 7.0 84 840 860 12,000 100,000
func probe() -> String {
  let style = IntegerFormatStyle<Int>.number.precision(.significantDigits(2)).locale(Locale(identifier: "en_US"))
  return [7, 84, 845, 855, 12_499, 99_500].map { $0.formatted(style) }.joined(separator: " ")
}

// MARK: integer length pads with leading zeros and cuts the front
// swiftc: 007 042 1,234 / 007 042 234
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let padded = [7, 42, 1_234].map { $0.formatted(.number.precision(.integerLength(3...)).locale(us)) }
  let fixed = [7, 42, 1_234].map { $0.formatted(.number.precision(.integerLength(3)).grouping(.never).locale(us)) }
  return padded.joined(separator: " ") + " / " + fixed.joined(separator: " ")
}

// MARK: a fixed integer length beside a fraction length cuts the front
// swiftc: 03.1 3.1, 60.0 60, 23.4 123.4
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let clock = FloatingPointFormatStyle<Double>.number
    .precision(.integerAndFractionLength(integer: 2, fraction: 1))
    .locale(us)
  let free = FloatingPointFormatStyle<Double>.number
    .precision(.integerAndFractionLength(integerLimits: 1..., fractionLimits: 0...1))
    .locale(us)
  return [3.14, 59.96, 123.4].map { "\($0.formatted(clock)) \($0.formatted(free))" }.joined(separator: ", ")
}

// MARK: zero integer digits leave out the leading zero
// swiftc: .301 .400 1.000 -.250 .000
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let average = FloatingPointFormatStyle<Double>.number
    .precision(.integerAndFractionLength(integerLimits: 0..., fractionLimits: 3...3))
    .locale(us)
  return [0.301, 0.4, 1, -0.25, 0].map { $0.formatted(average) }.joined(separator: " ")
}

// MARK: sign strategies on negative zero and positive
// swiftc: -5 +0 +5 / -5 0 +5 / 5 0 5
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let values = [-5, 0, 5]
  let always = values.map { $0.formatted(.number.sign(strategy: .always()).locale(us)) }
  let noZero = values.map { $0.formatted(.number.sign(strategy: .always(includingZero: false)).locale(us)) }
  let never = values.map { $0.formatted(.number.sign(strategy: .never).locale(us)) }
  return [always, noZero, never].map { $0.joined(separator: " ") }.joined(separator: " / ")
}

// MARK: the sign of doubles in several locales
// swiftc: -2.5 +2.5 | −2,5 +2,5 | ؜-٢٫٥ ؜+٢٫٥ | ‎−۲٫۵ ‎+۲٫۵ | -2,5 +2,5
func probe() -> String {
  let places = ["en_US", "sv_SE", "ar_EG", "fa_IR", "de_DE"]
  return places.map { place in
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: place)).sign(strategy: .always())
    return "\((-2.5).formatted(style)) \(2.5.formatted(style))"
  }.joined(separator: " | ")
}

// MARK: the decimal separator can always be shown
// swiftc: 12. 12, 12.5
func probe() -> String {
  let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE")
  let whole = 12.formatted(.number.decimalSeparator(strategy: .always).locale(us))
  let german = 12.0.formatted(.number.decimalSeparator(strategy: .always).locale(germany))
  let half = 12.5.formatted(.number.decimalSeparator(strategy: .automatic).locale(us))
  return [whole, german, half].joined(separator: " ")
}

// MARK: rounding rules at one fraction digit
// swiftc: -1.2 1.3 1.4 | -1.3 1.2 1.3 | -1.2 1.2 1.3 | -1.3 1.3 1.4 | -1.2 1.2 1.4 | -1.3 1.3 1.4
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let rules: [FloatingPointRoundingRule] = [
    .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
  ]
  return rules.map { rule in
    [-1.25, 1.25, 1.35].map {
      $0.formatted(.number.precision(.fractionLength(1)).rounded(rule: rule).locale(us))
    }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: rounding to an increment of an integer
// swiftc: 10 15 15 20 / 10 10 15 15
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let nearest = [12, 13, 17, 18].map { $0.formatted(.number.rounded(increment: 5).locale(us)) }
  let down = [12, 13, 17, 18].map { $0.formatted(.number.rounded(rule: .down, increment: 5).locale(us)) }
  return nearest.joined(separator: " ") + " / " + down.joined(separator: " ")
}

// MARK: rounding to an increment of a double
// swiftc: 1.00 1.25 1.25 2.00 -0.50
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let quarter = FloatingPointFormatStyle<Double>.number.rounded(rule: .toNearestOrEven, increment: 0.25).locale(us)
  return [1.1, 1.13, 1.3, 1.99, -0.4].map { $0.formatted(quarter) }.joined(separator: " ")
}

// MARK: compact names in English
// swiftc: 950 1K 1.5K 16K 1M 2.3M 7.1B -3.2K
func probe() -> String {
  let style = IntegerFormatStyle<Int>.number.notation(.compactName).locale(Locale(identifier: "en_US"))
  return [950, 1_000, 1_549, 15_500, 999_999, 2_340_000, 7_100_000_000, -3_200]
    .map { $0.formatted(style) }
    .joined(separator: " ")
}

// MARK: compact names in other languages
// swiftc: 1,2 Mio. | 1,2 M | 123万 | 12 लाख | 1,2 mn | 1,2 mi | 12L
func probe() -> String {
  let steps = 1_234_567
  return ["de_DE", "fr_FR", "ja_JP", "hi_IN", "sv_SE", "pt_BR", "en_IN"].map { place in
    steps.formatted(.number.notation(.compactName).locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: compact names with a precision
// swiftc: 1.2K 12.5K 1.0M / 1.25K 12.5K 1.00M
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(us)
  let one = [1_250.0, 12_500, 1_000_000].map { $0.formatted(style.precision(.fractionLength(1))) }
  let three = [1_250.0, 12_500, 1_000_000].map { $0.formatted(style.precision(.significantDigits(3))) }
  return one.joined(separator: " ") + " / " + three.joined(separator: " ")
}

// MARK: scientific notation of doubles and integers
// swiftc: 2.997925E8 3,00E8 4.2E-4 1.2E5 0E0
func probe() -> String {
  let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE")
  let light = 299_792_458.0
  return [
    light.formatted(.number.notation(.scientific).locale(us)),
    light.formatted(.number.notation(.scientific).precision(.fractionLength(2)).locale(germany)),
    0.00042.formatted(.number.notation(.scientific).locale(us)),
    120_000.formatted(.number.notation(.scientific).locale(us)),
    0.formatted(.number.notation(.scientific).locale(us)),
  ].joined(separator: " ")
}

// MARK: scale multiplies before formatting
// swiftc: 12.345 1,234 -7.5
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let kilo = 12_345.formatted(.number.scale(0.001).locale(us))
  let cents = 12.34.formatted(.number.scale(100).locale(us))
  let flipped = 7.5.formatted(.number.scale(-1).locale(us))
  return "\(kilo) \(cents) \(flipped)"
}

// MARK: decimals are cut to six fraction digits too
// swiftc: 1,234,567.123457 1,234,567.123 1,234,568 1234567,123457
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let weight = Decimal(string: "1234567.123456789")!
  return [
    weight.formatted(.number.locale(us)),
    weight.formatted(.number.precision(.fractionLength(3)).locale(us)),
    weight.formatted(.number.rounded(rule: .up).precision(.fractionLength(0)).locale(us)),
    weight.formatted(.number.grouping(.never).locale(Locale(identifier: "fr_FR"))),
  ].joined(separator: " ")
}

// MARK: special doubles have names
// swiftc: ∞ -∞ NaN
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let values: [Double] = [.infinity, -.infinity, .nan]
  return values.map { $0.formatted(.number.locale(us)) }.joined(separator: " ")
}

// MARK: Arabic and Hindi digits by the numbering system of a locale
// swiftc: ٢٠٬٣٤٥٫٥ | 20,345.5 | 20,345.5 | २०,३४५.५ | ۲۰٬۳۴۵٫۵ | ๒๐,๓๔๕.๕
func probe() -> String {
  ["ar_EG", "ar", "ar@numbers=latn", "hi_IN@numbers=deva", "fa_IR", "th_TH@numbers=thai"].map { place in
    20_345.5.formatted(.number.locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: a style with its grouping set differs from one without
// swiftc: false false 5,000 5000
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let plain = IntegerFormatStyle<Int>(locale: us)
  let grouped = plain.grouping(.automatic), bare = plain.grouping(.never)
  return "\(plain == bare) \(grouped == plain) \(plain.format(5_000)) \(bare.format(5_000))"
}

// MARK: floats and small integers share the number style
// swiftc: 0.1 200 -9,223,372,036,854,775,808 18,446,744,073,709,551,615
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let ratio: Float = 0.1
  let level: UInt8 = 200
  let big: Int64 = .min
  return [ratio.formatted(.number.locale(us)), level.formatted(.number.locale(us)), big.formatted(.number.locale(us)),
    UInt64.max.formatted(.number.locale(us))].joined(separator: " ")
}
