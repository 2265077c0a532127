// swift-format-ignore-file

// MARK: percent of a double multiplies by a hundred
// swiftc: 0% 7% 25.6% 100% 1,250% -40%
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [0.0, 0.07, 0.256, 1, 12.5, -0.4].map { $0.formatted(.percent.locale(us)) }.joined(separator: " ")
}

// MARK: percent of an integer does not multiply
// swiftc: 0% 7% 100% 1,250% -4%
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return [0, 7, 100, 1_250, -4].map { $0.formatted(.percent.locale(us)) }.joined(separator: " ")
}

// MARK: percent of a decimal
// swiftc: 12.345% 12.3% 300%
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let share = Decimal(string: "0.12345")!
  return [
    share.formatted(.percent.locale(us)),
    share.formatted(.percent.precision(.fractionLength(1)).locale(us)),
    Decimal(3).formatted(.percent.locale(us)),
  ].joined(separator: " ")
}

// MARK: the space before the percent sign depends on the locale
// swiftc: 25% | 25 % | 25 % | 25% | ٢٥٪؜ | 25% | 25 % | 25% | %25 | % 25
func probe() -> String {
  ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "sv_SE", "pt_BR", "tr_TR", "eu_ES"].map { place in
    0.25.formatted(.percent.locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: percent with precision and rounding
// swiftc: 99% 98.76% 98% 99%
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let battery = 0.98765
  return [
    battery.formatted(.percent.precision(.fractionLength(0)).locale(us)),
    battery.formatted(.percent.precision(.fractionLength(2)).locale(us)),
    battery.formatted(.percent.rounded(rule: .down).precision(.fractionLength(0)).locale(us)),
    battery.formatted(.percent.precision(.significantDigits(2)).locale(us)),
  ].joined(separator: " ")
}

// MARK: percent with signs for gains and losses
// swiftc: +3.1% 0% -2% / +3,1 % +0 % −2 %
func probe() -> String {
  let us = Locale(identifier: "en_US"), sweden = Locale(identifier: "sv_SE")
  let gains = [0.031, 0, -0.02]
  let english = gains.map { $0.formatted(.percent.sign(strategy: .always(includingZero: false)).locale(us)) }
  let swedish = gains.map { $0.formatted(.percent.sign(strategy: .always()).locale(sweden)) }
  return english.joined(separator: " ") + " / " + swedish.joined(separator: " ")
}

// MARK: percent with a scale of one
// swiftc: 0.475% 47.5% 47.5%
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = FloatingPointFormatStyle<Double>.Percent(locale: us)
  let charge = 0.475
  return [charge.formatted(style.scale(1)), charge.formatted(style.scale(100)), charge.formatted(style)]
    .joined(separator: " ")
}

// MARK: percent rounded to an increment
// swiftc: 0% 0% 10% 20% 100%
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = IntegerFormatStyle<Int>.Percent(locale: us).rounded(increment: 10)
  return [4, 5, 14, 15, 96].map { $0.formatted(style) }.joined(separator: " ")
}

// MARK: percent with thousands and without grouping
// swiftc: 12.345,6 % | 12345,6 % | 12.346, %
func probe() -> String {
  let germany = Locale(identifier: "de_DE")
  let growth = 123.456
  return [
    growth.formatted(.percent.locale(germany)),
    growth.formatted(.percent.grouping(.never).locale(germany)),
    growth.formatted(.percent.decimalSeparator(strategy: .always).precision(.fractionLength(0)).locale(germany)),
  ].joined(separator: " | ")
}

// MARK: currencies have their own number of fraction digits
// swiftc: $1,234.50 €1,234.50 ¥1,234 KWD 1,234.500 CHF 1,234.50 ₹1,234.50 HUF 1,234.50 BTC 1,234.50
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return ["USD", "EUR", "JPY", "KWD", "CHF", "INR", "HUF", "BTC"].map { code in
    1_234.5.formatted(.currency(code: code).locale(us))
  }.joined(separator: " ")
}

// MARK: a price in many locales
// swiftc: €1,234,567.50 | 1.234.567,50 € | 1 234 567,50 € | €1,234,567.50 | ‏١٬٢٣٤٬٥٦٧٫٥٠ € | €12,34,567.50 | 1 234 567,50 € | € 1.234.567,50 | €12,34,567.50
func probe() -> String {
  let places = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "sv_SE", "pt_BR", "en_IN"]
  return places.map { 1_234_567.5.formatted(.currency(code: "EUR").locale(Locale(identifier: $0))) }
    .joined(separator: " | ")
}

// MARK: the dollar abroad is written with its country
// swiftc: $20.00 | US$20.00 | USD 20.00 | US$20.00 | 20,00 $ US | 20,00 $ | $20.00 | US$ 20,00 | US$20.00
func probe() -> String {
  ["en_US", "en_CA", "en_AU", "en_GB", "fr_CA", "de_DE", "ja_JP", "pt_BR", "zh_CN"].map { place in
    20.formatted(.currency(code: "USD").locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: presentations of a currency
// swiftc: CA$2.50 | $2.50 | CAD 2.50 | 2.50 Canadian dollars
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = FloatingPointFormatStyle<Double>.Currency(code: "CAD", locale: us)
  let fare = 2.5
  return [
    fare.formatted(style.presentation(.standard)),
    fare.formatted(style.presentation(.narrow)),
    fare.formatted(style.presentation(.isoCode)),
    fare.formatted(style.presentation(.fullName)),
  ].joined(separator: " | ")
}

// MARK: the full name of a currency is plural where it must be
// swiftc: 1 US dollar, 2 US dollars, 0 British pounds, 1 US-Dollar, 3 Schweizer Franken, 1 euro, 2 euros
func probe() -> String {
  let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE"), france = Locale(identifier: "fr_FR")
  func name(_ amount: Int, _ code: String, _ locale: Locale) -> String {
    amount.formatted(.currency(code: code).presentation(.fullName).precision(.fractionLength(0)).locale(locale))
  }
  return [name(1, "USD", us), name(2, "USD", us), name(0, "GBP", us), name(1, "USD", germany), name(3, "CHF", germany),
    name(1, "EUR", france), name(2, "EUR", france)].joined(separator: ", ")
}

// MARK: ISO codes keep a space in every locale
// swiftc: -JPY 99 | -99 JPY | -JPY 99 | −99 JPY | -JPY 99
func probe() -> String {
  ["en_US", "de_DE", "ja_JP", "sv_SE", "pt_BR"].map { place in
    (-99).formatted(.currency(code: "JPY").presentation(.isoCode).locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: accounting puts negatives in parentheses
// swiftc: -$20.50 $0.00 $20.50 / ($20.50) $0.00 $20.50
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let balances = [-20.5, 0, 20.5]
  let plain = balances.map { $0.formatted(.currency(code: "USD").locale(us)) }
  let accounting = balances.map { $0.formatted(.currency(code: "USD").sign(strategy: .accounting).locale(us)) }
  return plain.joined(separator: " ") + " / " + accounting.joined(separator: " ")
}

// MARK: accounting always with a sign
// swiftc: ($3.00) $0.00 +$3.00 / ($3.00) +$0.00 +$3.00
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = Decimal.FormatStyle.Currency(code: "USD", locale: us)
  let amounts: [Decimal] = [-3, 0, 3]
  let always = amounts.map { $0.formatted(style.sign(strategy: .accountingAlways())) }
  let notZero = amounts.map { $0.formatted(style.sign(strategy: .accountingAlways(showZero: true))) }
  return always.joined(separator: " ") + " / " + notZero.joined(separator: " ")
}

// MARK: accounting parentheses depend on the locale
// swiftc: -7,00 € | (7,00 €) | (€7.00) | −7,00 € | -€ 7,00 | (€7.00)
func probe() -> String {
  ["de_DE", "fr_FR", "ja_JP", "sv_SE", "pt_BR", "en_IN"].map { place in
    (-7).formatted(.currency(code: "EUR").sign(strategy: .accounting).locale(Locale(identifier: place)))
  }.joined(separator: " | ")
}

// MARK: currency signs always and never
// swiftc: -$4 +$0 +$4 / -$4 $0 +$4 / $4 $0 $4
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = IntegerFormatStyle<Int>.Currency(code: "USD", locale: us).precision(.fractionLength(0))
  let always = [-4, 0, 4].map { $0.formatted(style.sign(strategy: .always())) }
  let shown = [-4, 0, 4].map { $0.formatted(style.sign(strategy: .always(showZero: false))) }
  let never = [-4, 0, 4].map { $0.formatted(style.sign(strategy: .never)) }
  return [always, shown, never].map { $0.joined(separator: " ") }.joined(separator: " / ")
}

// MARK: currency precision overrides the digits of the currency
// swiftc: $1,300.00 $1,300 ¥1,300.0 $1,299.995 $1,300
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let cost = 1_299.995
  return [
    cost.formatted(.currency(code: "USD").locale(us)),
    cost.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(us)),
    cost.formatted(.currency(code: "JPY").precision(.fractionLength(1)).locale(us)),
    cost.formatted(.currency(code: "USD").precision(.fractionLength(0...3)).locale(us)),
    cost.formatted(.currency(code: "USD").precision(.significantDigits(2)).locale(us)),
  ].joined(separator: " ")
}

// MARK: currency rounding rules and increments
// swiftc: CHF 10.40 | $9.99 | $10.00 | $1,250
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let swiss = 10.42.formatted(.currency(code: "CHF").rounded(rule: .toNearestOrEven, increment: 0.05).locale(us))
  let floor = 9.999.formatted(.currency(code: "USD").rounded(rule: .down).locale(us))
  let ceiling = 9.991.formatted(.currency(code: "USD").rounded(rule: .up).locale(us))
  let fives = 1_234.formatted(.currency(code: "USD").rounded(increment: 50).locale(us))
  return [swiss, floor, ceiling, fives].joined(separator: " | ")
}

// MARK: compact money
// swiftc: $4.6M | 4,6 Mio. € | ¥456万
func probe() -> String {
  let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE"), japan = Locale(identifier: "ja_JP")
  let revenue = 4_560_000
  return [
    revenue.formatted(.currency(code: "USD").notation(.compactName).locale(us)),
    revenue.formatted(.currency(code: "EUR").notation(.compactName).locale(germany)),
    revenue.formatted(.currency(code: "JPY").notation(.compactName).locale(japan)),
  ].joined(separator: " | ")
}

// MARK: a currency code in small letters or without meaning
// swiftc: $5.00 | XYZ 5.00 | ¤5.00 | QQQ 5.00
func probe() -> String {
  let us = Locale(identifier: "en_US")
  return ["usd", "XYZ", "xxx", "QQQ"].map { 5.formatted(.currency(code: $0).locale(us)) }.joined(separator: " | ")
}

// MARK: a receipt adds decimals and prints them as money
// swiftc: tea £7.05, cake £4.10 = £11.15
struct Order {
  var name: String
  var price: Decimal
  var count: Int
}
func probe() -> String {
  let style = Decimal.FormatStyle.Currency(code: "GBP", locale: Locale(identifier: "en_GB"))
  let orders = [Order(name: "tea", price: 2.35, count: 3), Order(name: "cake", price: Decimal(string: "4.10")!, count: 1)]
  let lines = orders.map { "\($0.name) \(($0.price * Decimal($0.count)).formatted(style))" }
  let total = orders.reduce(Decimal(0)) { $0 + $1.price * Decimal($1.count) }
  return lines.joined(separator: ", ") + " = " + total.formatted(style)
}

// MARK: money without grouping and with a separator
// swiftc: 12500,00 € | 12 500 € | 12 500, € | 125,00 €
func probe() -> String {
  let france = Locale(identifier: "fr_FR")
  let style = IntegerFormatStyle<Int>.Currency(code: "EUR", locale: france)
  return [
    12_500.formatted(style.grouping(.never)),
    12_500.formatted(style.precision(.fractionLength(0))),
    12_500.formatted(style.precision(.fractionLength(0)).decimalSeparator(strategy: .always)),
    12_500.formatted(style.scale(0.01)),
  ].joined(separator: " | ")
}
