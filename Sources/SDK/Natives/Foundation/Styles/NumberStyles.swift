import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What the styles of integers and of floating point numbers have in common.
protocol NumberStyle: FormatStyle, ParseableFormatStyle, HostBoxed {
  associatedtype Increment: HostConvertible
  associatedtype SignDisplay: HostConvertible
  associatedtype Reading: ParseStrategy
  var locale: Locale { get set }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func sign(strategy: SignDisplay) -> Self
  func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
  func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
  func scale(_ multiplicand: Double) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  /// How a text of the style is read.
  func reading(lenient: Bool) -> Reading
}

protocol CurrencyStyle: NumberStyle {
  var currencyCode: String { get }
  func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

/// How texts of a number style are read.
protocol NumberReading {
  associatedtype Style
  var lenient: Bool { get set }
  var formatStyle: Style { get }
}

extension IntegerParseStrategy: NumberReading {}
extension FloatingPointParseStrategy: NumberReading {}
extension Decimal.ParseStrategy: NumberReading {}

extension IntegerFormatStyle: HostConvertible, HostBoxed, NumberStyle where Value: HostInteger {
  func reading(lenient: Bool) -> IntegerParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension IntegerFormatStyle.Percent: HostConvertible, HostBoxed, NumberStyle where Value: HostInteger {
  func reading(lenient: Bool) -> IntegerParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension IntegerFormatStyle.Currency: HostConvertible, HostBoxed, NumberStyle, CurrencyStyle
where Value: HostInteger {
  func reading(lenient: Bool) -> IntegerParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension FloatingPointFormatStyle: HostConvertible, HostBoxed, NumberStyle where Value: HostFloatingPoint {
  func reading(lenient: Bool) -> FloatingPointParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension FloatingPointFormatStyle.Percent: HostConvertible, HostBoxed, NumberStyle
where Value: HostFloatingPoint {
  func reading(lenient: Bool) -> FloatingPointParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension FloatingPointFormatStyle.Currency: HostConvertible, HostBoxed, NumberStyle, CurrencyStyle
where Value: HostFloatingPoint {
  func reading(lenient: Bool) -> FloatingPointParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension Decimal.FormatStyle: NumberStyle {
  func reading(lenient: Bool) -> Decimal.ParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension Decimal.FormatStyle.Percent: NumberStyle {
  func reading(lenient: Bool) -> Decimal.ParseStrategy<Self> { .init(format: self, lenient: lenient) }
}
extension Decimal.FormatStyle.Currency: NumberStyle, CurrencyStyle {
  func reading(lenient: Bool) -> Decimal.ParseStrategy<Self> { .init(format: self, lenient: lenient) }
}

extension Natives {
  mutating func addNumberStyles() {
    for kind in ["IntegerFormatStyle", "FloatingPointFormatStyle"] {
      for owner in [kind, kind + ".Percent", kind + ".Currency"] { addNumberStyle(owner) }
      addCurrencyStyle(kind + ".Currency")
    }
    for owner in ["Decimal.FormatStyle", "Decimal.FormatStyle.Percent", "Decimal.FormatStyle.Currency"] {
      self["\(owner).parseStrategy"] = { arguments, _ in .host(try arguments[0].numberStyle.parseStrategy) }
    }
    addNumberStyleInitializers()
    addNumberReading()
    addPrecisions()
  }

  private mutating func addNumberStyle(_ owner: String) {
    func modifier<Setting: HostConvertible>(
      _ name: String, _ body: @escaping (any NumberStyle, Setting) -> any NumberStyle
    ) {
      self["\(owner).\(name)"] = { arguments, _ in
        .host(body(try arguments[0].numberStyle, try Setting.host(arguments[1])))
      }
    }
    modifier("grouping(_:)") { (style, group: NumberFormatStyleConfiguration.Grouping) in
      style.grouping(group)
    }
    modifier("precision(_:)") { (style, it: NumberFormatStyleConfiguration.Precision) in style.precision(it) }
    modifier("decimalSeparator(strategy:)") {
      (style, strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) in
      style.decimalSeparator(strategy: strategy)
    }
    modifier("scale(_:)") { (style, factor: Double) in style.scale(factor) }
    modifier("notation(_:)") { (style, it: NumberFormatStyleConfiguration.Notation) in style.notation(it) }
    modifier("locale(_:)") { (style, locale: Locale) in style.locale(locale) }
    func sign<Style: NumberStyle>(_ style: Style, _ strategy: RuntimeValue) throws -> RuntimeValue {
      .host(style.sign(strategy: try Style.SignDisplay.host(strategy)))
    }
    self["\(owner).sign(strategy:)"] = { arguments, _ in
      let style = try arguments[0].numberStyle
      return try sign(style, arguments[1])
    }
    func rounded<Style: NumberStyle>(_ style: Style, _ arguments: ContiguousArray<RuntimeValue>) throws
      -> RuntimeValue
    {
      let (rule, increment) = (try FloatingPointRoundingRule.host(arguments[1]), arguments[2])
      return .host(style.rounded(rule: rule, increment: try Style.Increment?.host(increment)))
    }
    self["\(owner).rounded(rule:increment:)"] = { arguments, _ in
      let style = try arguments[0].numberStyle
      return try rounded(style, arguments)
    }
    self["\(owner).format(_:)"] = { try HostStyles.format($0[0], $0[1], $1.machine) }
    self["\(owner).parseStrategy"] = { arguments, _ in .host(try arguments[0].numberStyle.parseStrategy) }
    self["\(owner).locale"] = { arguments, _ in .host(try arguments[0].numberStyle.locale) }
    self["\(owner).locale="] = { arguments, _ in
      arguments[0] = try HostStyles.locale(arguments[0], arguments[1])
      return .void
    }
  }

  private mutating func addCurrencyStyle(_ owner: String) {
    self["\(owner).currencyCode"] = { arguments, _ in
      .text(try arguments[0].hosted((any CurrencyStyle).self).currencyCode)
    }
    self["\(owner).presentation(_:)"] = { arguments, _ in
      let style = try arguments[0].hosted((any CurrencyStyle).self)
      return .host(style.presentation(try .host(arguments[1])))
    }
  }

  private mutating func addNumberStyleInitializers() {
    func integer<Number: HostInteger>(_ type: Number.Type, _ kind: String, _ code: String, _ locale: Locale)
      -> RuntimeValue
    {
      switch kind {
      case ".Percent": .host(IntegerFormatStyle<Number>.Percent(locale: locale))
      case ".Currency": .host(IntegerFormatStyle<Number>.Currency(code: code, locale: locale))
      default: .host(IntegerFormatStyle<Number>(locale: locale))
      }
    }
    func floating<Number: HostFloatingPoint>(
      _ type: Number.Type, _ kind: String, _ code: String, _ locale: Locale
    ) -> RuntimeValue {
      switch kind {
      case ".Percent": .host(FloatingPointFormatStyle<Number>.Percent(locale: locale))
      case ".Currency": .host(FloatingPointFormatStyle<Number>.Currency(code: code, locale: locale))
      default: .host(FloatingPointFormatStyle<Number>(locale: locale))
      }
    }
    for kind in ["", ".Percent", ".Currency"] {
      let labels = kind == ".Currency" ? "code:locale:" : "locale:"
      func read(_ arguments: ContiguousArray<RuntimeValue>) throws -> (code: String, locale: Locale) {
        let isCurrency = kind == ".Currency"
        return (isCurrency ? try arguments[1].string : "", try Locale.host(arguments[isCurrency ? 2 : 1]))
      }
      self["IntegerFormatStyle\(kind).init(\(labels))"] = { arguments, call in
        let (code, locale) = try read(arguments)
        return integer(try HostNumbers.integer(call.type("Value")), kind, code, locale)
      }
      self["FloatingPointFormatStyle\(kind).init(\(labels))"] = { arguments, call in
        let (code, locale) = try read(arguments)
        return floating(try HostNumbers.floatingPoint(call.type("Value")), kind, code, locale)
      }
    }
  }

  private mutating func addNumberReading() {
    for owner in ["IntegerParseStrategy", "FloatingPointParseStrategy", "Decimal.ParseStrategy"] {
      self["\(owner).init(format:lenient:)"] = { arguments, _ in
        let style = try arguments[1].numberStyle
        return .host(style.reading(lenient: try arguments[2].bool))
      }
      self["\(owner).lenient"] = { arguments, _ in
        .boolean(try arguments[0].hosted((any NumberReading).self).lenient)
      }
      self["\(owner).lenient="] = { arguments, _ in
        var reading = try arguments[0].hosted((any NumberReading).self)
        reading.lenient = try arguments[1].bool
        arguments[0] = .host(reading)
        return .void
      }
      self["\(owner).formatStyle"] = { arguments, _ in
        .host(try arguments[0].hosted((any NumberReading).self).formatStyle)
      }
      self["\(owner).parse(_:)"] = { arguments, call in
        try call.failing { try HostStyles.parse(arguments[0], arguments[1], call.machine) }
      }
    }
    for owner in ["BinaryInteger", "BinaryFloatingPoint", "Decimal"] {
      self["\(owner).init(_:format:lenient:)"] = { arguments, call in
        let strategy = try arguments[2].numberStyle.reading(lenient: try arguments[3].bool)
        return try call.failing { try HostStyles.parse(.host(strategy), arguments[1], call.machine) }
      }
    }
  }

  private mutating func addPrecisions() {
    typealias Precision = NumberFormatStyleConfiguration.Precision
    let owner = "NumberFormatStyleConfiguration.Precision"
    func limits(_ name: String, _ make: @escaping (any RangeExpression<Int>) -> Precision) {
      self["\(owner).\(name)(_: R)"] = { arguments, call in
        .host(make(try arguments[1].digitLimits(call.type("R"))))
      }
    }
    func both(_ one: some RangeExpression<Int>, _ other: some RangeExpression<Int>) -> Precision {
      .integerAndFractionLength(integerLimits: one, fractionLimits: other)
    }
    limits("significantDigits") { .significantDigits($0) }
    limits("integerLength") { .integerLength($0) }
    limits("fractionLength") { .fractionLength($0) }
    self["\(owner).integerAndFractionLength(integerLimits:fractionLimits:)"] = { arguments, call in
      let integers = try arguments[1].digitLimits(call.type("R1"))
      let fractions = try arguments[2].digitLimits(call.type("R2"))
      return .host(both(integers, fractions))
    }
  }
}

extension RuntimeValue {
  fileprivate func digitLimits(_ type: Type) throws -> any RangeExpression<Int> {
    let limits = try limits(type)
    let range = limits.relative(to: -1_000_000..<1_000_000)
    // What has no bound on a side ends where the numbers asked about end.
    _ = try (range.lowerBound == -1_000_000 ? 0 : range.lowerBound).digits
    _ = try (range.upperBound == 1_000_000 ? 0 : range.upperBound - 1).digits
    return limits
  }

  fileprivate var numberStyle: any NumberStyle { get throws { try hosted((any NumberStyle).self) } }
}
