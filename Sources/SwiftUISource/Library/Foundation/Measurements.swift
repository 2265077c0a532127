import EarshotLocalization

extension Machine {
  func measurementMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard call.name == "converted" || call.name == "convert",
      let unit = (call["to"] ?? call.first)?.symbolName
    else { return nil }
    guard let amount = converted(record, to: unit) else { return nil }
    var result = record
    result["value"] = .double(amount)
    result["unit"] = .symbol(record["unit"]?.symbolType, unit)
    guard call.name == "convert" else { return .record(result) }
    value = .record(result)
    return .void
  }

  /// The amount in another unit of the same dimension; nil where there is no way between them.
  func converted(_ record: RecordValue, to unit: String) -> Double? {
    guard let amount = record["value"]?.doubleValue, let own = record["unit"] else { return nil }
    if own.symbolName == unit { return amount }
    guard let from = own.symbolName.flatMap({ MeasureUnit.all[$0] }) ?? ownUnit(own),
      let target = MeasureUnit.all[unit], from.dimension == target.dimension
    else { return nil }
    return (amount * from.scale + from.offset - target.offset) / target.scale
  }

  /// `UnitLength(symbol: "cable", converter: UnitConverterLinear(coefficient: 185.2))`
  private func ownUnit(_ value: Value) -> MeasureUnit? {
    guard case .record(let unit) = value, let symbol = string(unit["symbol"]),
      case .record(let converter)? = unit["converter"], let scale = converter["coefficient"]?.doubleValue
    else { return nil }
    let dimension = unit.type.dropFirst("Unit".count).lowercased()
    return MeasureUnit(
      dimension, scale, symbol, symbol, symbol, offset: converter["constant"]?.doubleValue ?? 0)
  }

  func baseValue(of record: RecordValue) -> Double? {
    guard let amount = record["value"]?.doubleValue else { return nil }
    guard let own = record["unit"], let unit = own.symbolName.flatMap({ MeasureUnit.all[$0] }) ?? ownUnit(own)
    else { return amount }
    return amount * unit.scale + unit.offset
  }

  /// A measurement in the reader's units, unless the style asks for it as it is.
  func formattedMeasurement(_ record: RecordValue, _ style: FormatStyleValue) -> String? {
    let width = style["width"]?.symbolName ?? "abbreviated"
    let usage = style["usage"]?.symbolName ?? "general"
    let own = record["unit"]?.symbolName ?? ""
    var unit = own
    if usage != "asProvided" { unit = MeasureUnit.preferred(own, usage: usage, locale: environment.locale) }
    let amount = converted(record, to: unit) ?? record["value"]?.doubleValue ?? 0
    let format = style["numberFormatStyle"].flatMap { FormatStyleValue($0) }
    let standard =
      MeasureUnit.all[unit]?.dimension == "temperature" || (unit != own && abs(amount) >= 10)
      ? 0 : (unit == own ? 6 : 1)
    let number =
      format.flatMap { formattedNumber(.double(amount), $0) }
      ?? NumberNotation(locale: environment.locale).decimal(amount, maximumFractionDigits: standard)
    return amountText(number, amount, unit, width) ?? ownUnitText(number, record)
  }

  /// "3.5 km", "3,5 Kilometer"; nil where the unit is none of Foundation's.
  func amountText(_ number: String, _ amount: Double, _ unit: String, _ width: String) -> String? {
    if width == "wide", let text = UnitWords.text(number, amount, unit, locale: environment.locale) {
      return text
    }
    return MeasureUnit.text(number, amount, unit, width: width)
  }

  /// The amount with the symbol that an app gives a unit of its own.
  func ownUnitText(_ number: String, _ record: RecordValue) -> String? {
    guard case .record(let unit)? = record["unit"], let symbol = string(unit["symbol"]) else { return nil }
    return number + " " + symbol
  }
}

extension Value {
  var symbolType: String? {
    if case .symbol(let symbol) = self { return symbol.type }
    return nil
  }
}
