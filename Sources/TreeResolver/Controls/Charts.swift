import EarshotAccessibilityTree
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
    let plotted = node.arguments.compactMap { plottable($0.value) }
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

  /// `.value("Sales", 916)`, however the call was kept.
  private static func plottable(_ value: ArgumentValue) -> (text: String, isNumber: Bool)? {
    let arguments: [Argument]
    switch value.current {
    case .symbol("value", let given): arguments = given
    case .record(_, let fields): arguments = fields
    default: return nil
    }
    guard arguments.count >= 2 else { return nil }
    let shown = arguments[1].value
    guard let text = shown.string else { return nil }
    return (text, shown.double != nil)
  }
}
