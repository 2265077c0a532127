// Foundation: the declarations of Measurement that only Apple's platforms have.

extension Measurement where UnitType: Dimension {
  struct FormatStyle: Foundation.FormatStyle, Sendable {
    typealias FormatInput = Measurement<UnitType>
    typealias FormatOutput = String
    struct UnitWidth: Codable, Hashable, Sendable {
      static var wide: Measurement<UnitType>.FormatStyle.UnitWidth { get }
      static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth { get }
      static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth { get }
    }
    struct ByteCount: Foundation.FormatStyle, Sendable {
      typealias FormatInput = Measurement<UnitInformationStorage>
      typealias FormatOutput = String
      var style: ByteCountFormatStyle.Style { get set }
      var allowedUnits: ByteCountFormatStyle.Units { get set }
      var spellsOutZero: Bool { get set }
      var includesActualByteCount: Bool { get set }
      var locale: Locale { get set }
      func format(_ value: Measurement<UnitInformationStorage>) -> String
      func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle.ByteCount
    }
    var width: Measurement<UnitType>.FormatStyle.UnitWidth { get set }
    var hidesScaleName: Bool { get set }
    var locale: Locale { get set }
    var usage: MeasurementFormatUnitUsage<UnitType>? { get set }
    var numberFormatStyle: FloatingPointFormatStyle<Double>? { get set }
    init(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil)
    func format(_ value: Measurement<UnitType>) -> String
    func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle
  }
  struct AttributedStyle: Foundation.FormatStyle, Sendable {
    typealias FormatInput = Measurement<UnitType>
    typealias FormatOutput = AttributedString
    func format(_ value: Measurement<UnitType>) -> AttributedString
    func locale(_ locale: Locale) -> Measurement<UnitType>.AttributedStyle
  }
  func formatted() -> String
  func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType>
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  init(
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil)
}
