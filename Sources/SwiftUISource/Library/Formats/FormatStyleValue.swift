/// A format style as it is written: `.dateTime.month(.wide).day()` is the root `dateTime` with
/// the steps `month` and `day`.
struct FormatStyleValue {
  struct Step {
    var name: String
    var arguments: [LabeledValue]

    var first: Value? { arguments.first?.value }
    var firstName: String? { first?.symbolName }

    subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }
  }

  var root: String
  var arguments: [LabeledValue] = []
  var steps: [Step] = []
  /// The type that the style was made by, as it is written; nil where only its root says what it is.
  var type: String?

  init(root: String, arguments: [LabeledValue] = []) {
    self.root = root
    self.arguments = arguments
  }

  init?(_ value: Value) {
    switch value {
    case .symbol(let symbol):
      guard FormatStyleValue.roots.contains(symbol.name) else { return nil }
      self.init(root: symbol.name, arguments: symbol.arguments ?? [])
    case .record(let record) where record.type == "FormatStyle":
      guard case .symbol(let symbol)? = record["root"] else { return nil }
      self.init(root: symbol.name, arguments: symbol.arguments ?? [])
      type = record["type"]?.stringValue
      for case .symbol(let step) in record["steps"]?.arrayValue ?? [] {
        steps.append(Step(name: step.name, arguments: step.arguments ?? []))
      }
      for name in FormatStyleValue.settings {
        if let value = record[name] { arguments.insert(LabeledValue(label: name, value: value), at: 0) }
      }
    default: return nil
    }
  }

  subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

  func step(_ name: String) -> Step? { steps.last { $0.name == name } }

  /// The style with one more step, as a value.
  func adding(_ name: String, _ arguments: [EvaluatedArgument]) -> Value {
    var copy = self
    copy.steps.append(
      Step(name: name, arguments: arguments.map { LabeledValue(label: $0.label, value: $0.value) }))
    return copy.value
  }

  var value: Value {
    .record(
      "FormatStyle",
      [
        "root": .symbol(SymbolValue(name: root, arguments: arguments)),
        "steps": .array(steps.map { .symbol(SymbolValue(name: $0.name, arguments: $0.arguments)) }),
        "type": type.map { .string($0) } ?? .none,
      ])
  }

  /// `IntegerParseStrategy(format: style)`: the style that a text is read by; nil where that is none.
  static func strategy(_ type: String, _ format: Value?) -> Value? {
    guard
      let kind = ["IntegerParseStrategy", "FloatingPointParseStrategy", "Decimal.ParseStrategy"]
        .first(where: { $0 == type }), var style = format.flatMap({ FormatStyleValue($0) })
    else { return nil }
    style.type = kind.replacing("ParseStrategy", with: "FormatStyle")
    return style.value
  }

  /// What can be set of a style that is there: `style.timeZone = …` counts more than what it was made with.
  private static let settings = ["timeZone", "locale", "calendar"]

  /// The style with one of its properties set; nil for what can't be set.
  func setting(_ name: String, to value: Value) -> Value? {
    guard FormatStyleValue.settings.contains(name) else { return nil }
    var copy = self
    copy.arguments.insert(LabeledValue(label: name, value: value), at: 0)
    return copy.value
  }

  /// Names that styles begin with.
  static let roots: Set<String> = [
    "dateTime", "number", "percent", "currency", "iso8601", "byteCount", "list", "relative", "measurement",
    "name",
    "time", "units", "verbatim", "url", "interval", "components", "timer", "stopwatch", "reference", "offset",
    "timeDuration", "spellOut", "ordinal",
  ]

  /// The root that an initializer of a style's type means.
  static func root(ofType name: String) -> String? {
    switch name {
    case "Date.FormatStyle", "DateFormatStyle": "dateTime"
    case "Date.ISO8601FormatStyle": "iso8601"
    case "Date.RelativeFormatStyle": "relative"
    case "Date.IntervalFormatStyle": "interval"
    case "Duration.UnitsFormatStyle": "units"
    case "Duration.TimeFormatStyle": "time"
    case "ByteCountFormatStyle": "byteCount"
    case "IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal.FormatStyle": "number"
    case "IntegerFormatStyle.Percent", "FloatingPointFormatStyle.Percent", "Decimal.FormatStyle.Percent":
      "percent"
    case "IntegerFormatStyle.Currency", "FloatingPointFormatStyle.Currency", "Decimal.FormatStyle.Currency":
      "currency"
    case "Measurement.FormatStyle": "measurement"
    case "PersonNameComponents.FormatStyle": "name"
    case "ListFormatStyle": "list"
    default: nil
    }
  }
}
