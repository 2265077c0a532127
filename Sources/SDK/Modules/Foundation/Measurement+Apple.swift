// Foundation: the declarations of Measurement that only Apple's platforms have.

extension Measurement where UnitType: Dimension {
  struct FormatStyle: Foundation.FormatStyle, Sendable {
    typealias FormatInput = Measurement<UnitType>
    typealias FormatOutput = String
    struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      init(name: String) { self.name = name }
      static var wide: Measurement<UnitType>.FormatStyle.UnitWidth {
        Measurement<UnitType>.FormatStyle.UnitWidth(name: "full-name")
      }
      static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth {
        Measurement<UnitType>.FormatStyle.UnitWidth(name: "short")
      }
      static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth {
        Measurement<UnitType>.FormatStyle.UnitWidth(name: "narrow")
      }
    }
    struct ByteCount: Foundation.FormatStyle, Sendable {
      typealias FormatInput = Measurement<UnitInformationStorage>
      typealias FormatOutput = String
      var style: ByteCountFormatStyle.Style
      var allowedUnits: ByteCountFormatStyle.Units
      var spellsOutZero: Bool
      var includesActualByteCount: Bool
      var locale: Locale = .autoupdatingCurrent
      init(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
        includesActualByteCount: Bool
      ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
      }
      func format(_ value: Measurement<UnitInformationStorage>) -> String {
        let bytes = Int64(value.converted(to: .bytes).value)
        let own = ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale)
        return own.format(bytes)
      }
      func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle.ByteCount {
        var style = self
        style.locale = locale
        return style
      }
    }
    var width: Measurement<UnitType>.FormatStyle.UnitWidth
    var hidesScaleName: Bool = false
    var locale: Locale
    var usage: MeasurementFormatUnitUsage<UnitType>?
    var numberFormatStyle: FloatingPointFormatStyle<Double>?
    init(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }
    func format(_ value: Measurement<UnitType>) -> String {
      let usageName = usage?.name ?? ""
      let place: Locale = self.locale
      let shown = MeasurementText.shownValue(value.value, value.unit, usage: usageName, locale: place)
      var number: String?
      // A style that says nothing leaves the digits to the usage.
      if let style = numberFormatStyle?.locale(place),
        style != FloatingPointFormatStyle<Double>(locale: place)
      {
        number = style.format(shown)
      }
      if hidesScaleName {
        return MeasurementText.scaleless(shown, width: width.name, locale: place, number: number)
      }
      return MeasurementText.text(
        value.value, value.unit, width: width.name, usage: usageName, locale: place, number: number)
    }
    func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }
  struct AttributedStyle: Foundation.FormatStyle, Sendable {
    typealias FormatInput = Measurement<UnitType>
    typealias FormatOutput = AttributedString
    func format(_ value: Measurement<UnitType>) -> AttributedString
    func locale(_ locale: Locale) -> Measurement<UnitType>.AttributedStyle
  }
  func formatted() -> String {
    Measurement<UnitType>.FormatStyle(width: .abbreviated).format(self)
  }
  func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  init(
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.width = width
    self.locale = locale
    self.usage = usage
    self.hidesScaleName = hidesScaleName
    self.numberFormatStyle = numberFormatStyle
  }
}

extension Measurement: _Measured {
  func _text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
