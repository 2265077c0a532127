/// `MeasurementFormatter` and the older `LengthFormatter`, `MassFormatter` and `EnergyFormatter`.
extension Machine {
  static let measurementFormatters: Set<String> = [
    "MeasurementFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
  ]

  func measurementFormatterMethod(_ formatter: RecordValue, _ call: LibraryCall) -> Value? {
    if let amount = call["fromValue"]?.doubleValue, let name = call["unit"]?.symbolName,
      let unit = Machine.formatterUnits[name]
    {
      if call.name == "unitString" { return unitName(unit, amount, formatter).map { .string($0) } }
      return formatted(amount, unit, formatter).map { .string($0) }
    }
    guard call.name == "string" else { return nil }
    for (label, unit) in Machine.baseUnits {
      guard let amount = call[label]?.doubleValue else { continue }
      let record = measurement(amount, unit)
      return formatted(record, as: shownUnit(of: record, options: []), formatter).map { .string($0) }
    }
    guard formatter.type == "MeasurementFormatter", let value = call["from"] ?? call.plain() else {
      return nil
    }
    if case .record(let record) = value, record.type == "Measurement" {
      return formatted(record, as: shownUnit(of: record, options: options(of: formatter)), formatter)
        .map { .string($0) }
    }
    guard let unit = value.symbolName else {
      guard case .record(let own) = value else { return nil }
      return string(own["symbol"]).map { .string($0) }
    }
    return unitName(unit, 0, formatter).map { .string($0) }
  }

  /// The formatter that writes the numbers, as it is until an app sets one.
  func numberFormatter(of formatter: RecordValue) -> RecordValue {
    if case .record(let own)? = formatter["numberFormatter"] { return own }
    return RecordValue(
      type: "NumberFormatter",
      fields: [LabeledValue(label: "numberStyle", value: .symbol(nil, "decimal"))])
  }

  private func formatted(_ record: RecordValue, as unit: String, _ formatter: RecordValue) -> String? {
    let amount = converted(record, to: unit) ?? record["value"]?.doubleValue ?? 0
    return formatted(amount, unit, formatter)
      ?? ownUnitText(amountText(amount, numberFormatter(of: formatter)), record)
  }

  private func formatted(_ amount: Double, _ unit: String, _ formatter: RecordValue) -> String? {
    let number = amountText(amount, numberFormatter(of: formatter))
    return amountText(number, amount, unit, width(of: formatter))
  }

  private func amountText(_ amount: Double, _ formatter: RecordValue) -> String {
    written(.double(amount), byFormatter: formatter) ?? ""
  }

  private func shownUnit(of record: RecordValue, options: Set<String>) -> String {
    let own = record["unit"]?.symbolName ?? ""
    if options.contains("providedUnit") { return own }
    return MeasureUnit.preferred(own, usage: "general", locale: environment.locale)
  }

  private func options(of formatter: RecordValue) -> Set<String> {
    guard let options = formatter["unitOptions"] else { return [] }
    return Set((options.arrayValue ?? [options]).compactMap(\.symbolName))
  }

  private func width(of formatter: RecordValue) -> String {
    switch formatter["unitStyle"]?.symbolName {
    case "short": "narrow"
    case "long": "wide"
    default: "abbreviated"
    }
  }

  /// The name of a unit by itself.
  private func unitName(_ unit: String, _ amount: Double, _ formatter: RecordValue) -> String? {
    let width = width(of: formatter)
    if width != "wide" { return MeasureUnit.all[unit]?.symbol }
    return amountText("", amount, unit, width)
      .map { String($0.drop { $0 == " " }) }
  }

  private func measurement(_ amount: Double, _ unit: String) -> RecordValue {
    RecordValue(
      type: "Measurement",
      fields: [
        LabeledValue(label: "value", value: .double(amount)),
        LabeledValue(label: "unit", value: .symbol(SymbolValue(name: unit))),
      ])
  }

  /// `string(fromMeters:)` and its kin.
  private static let baseUnits = [
    ("fromMeters", "meters"), ("fromKilograms", "kilograms"), ("fromJoules", "joules"),
  ]

  /// The units of the older formatters as measurements name them.
  private static let formatterUnits: [String: String] = [
    "millimeter": "millimeters", "centimeter": "centimeters", "meter": "meters", "kilometer": "kilometers",
    "inch": "inches", "foot": "feet", "yard": "yards", "mile": "miles", "gram": "grams",
    "kilogram": "kilograms", "ounce": "ounces", "pound": "pounds", "stone": "stones", "joule": "joules",
    "kilojoule": "kilojoules", "calorie": "calories", "kilocalorie": "kilocalories",
  ]
}
