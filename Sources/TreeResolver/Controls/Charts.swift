import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Swift Charts (iOS 16+): every mark is an element, category as label and number as value
/// ("Cachapa, 916", Apple session 2022-10136).
enum Charts {
  @Sendable static func chart(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
    guard walk.output.count > place.mark.output else { return }
    describe(since: place.mark, &walk)
    walk.wrap(node, place, as: .group, takesAttributes: true)
  }

  /// `accessibilityChartDescriptor` (iOS 15+): the chart can be described and played.
  @Sendable static func descriptor(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    describe(since: place.mark, &walk)
  }

  private static func describe(since mark: Mark, _ walk: inout Walk) {
    for element in walk.elements(of: walk.output[mark.output...]) {
      walk.drafts[element].element.hasAudioGraph = true
    }
  }

  @Sendable static func mark(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var plotted = node.arguments.compactMap { plottable($0.value, walk) }
    // A mark that stands nowhere on an axis with names has the name of its series.
    if !plotted.isEmpty, plotted.allSatisfy(\.isNumber), let series = series(of: node, walk) {
      plotted.insert(series, at: 0)
    }
    guard !plotted.isEmpty else {
      walk.silent(place, .noMeaning)
      return
    }
    let category = plotted.firstIndex { !$0.isNumber } ?? 0
    let others = plotted.indices.filter { $0 != category }.map { plotted[$0].text }
    walk.add(node, place, role: .plain, traits: []) { draft, _ in
      draft.element.label = SpokenText(plotted[category].text)
      draft.labelIsAuthored = true
      draft.note(.label, "the category of the mark", source: node.source)
      guard !others.isEmpty else { return }
      draft.element.value = SpokenText(others.joined(separator: ", "))
      draft.note(.value, "the number of the mark", source: node.source)
    }
  }

  private typealias Plotted = (text: String, isNumber: Bool)

  /// `.foregroundStyle(by: .value("Kind", "Green tea"))`.
  private static func series(of node: ViewNode, _ walk: Walk) -> Plotted? {
    let names = node.modifiers.filter { ["foregroundStyle", "symbol", "position"].contains($0.name) }
    return names.lazy.compactMap { $0.argument("by").flatMap { plottable($0, walk) } }
      .first { !$0.isNumber }
  }

  /// `.value("Sales", 916)`, however the call was kept: numbers and dates as the locale writes them
  /// (assumed: recordings have only whole numbers below a thousand).
  private static func plottable(_ value: ArgumentValue, _ walk: Walk) -> Plotted? {
    let arguments: [Argument]
    switch value.current {
    case .symbol("value", let given): arguments = given
    case .record(_, let fields): arguments = fields
    default: return nil
    }
    guard arguments.count >= 2 else { return nil }
    let shown = arguments[1].value
    if case .date(let seconds) = shown.current {
      let unit = arguments.first { $0.label == "unit" }?.value.symbol
      return (date(LocalTime.date(at: seconds, in: walk.environment), unit, walk), false)
    }
    if let number = shown.double, number.isFinite {
      return (walk.words.numbers.decimal(number, maximumFractionDigits: 6), true)
    }
    guard let text = shown.string else { return nil }
    return (text, shown.double != nil)
  }

  /// As exactly as the chart draws it.
  private static func date(_ date: CivilDate, _ unit: String?, _ walk: Walk) -> String {
    let words = CalendarWords.of(locale: walk.environment.locale)
    let day = words.day(year: date.year, month: date.month, day: date.day)
    let text =
      switch unit {
      case "year": "\(date.year)"
      case "month": "\(words.months[date.month - 1]) \(date.year)"
      case "hour", "minute", "second": "\(day), \(words.time(hour: date.hour, minute: date.minute))"
      default: day
      }
    return walk.words.numbers.localized(text)
  }
}
