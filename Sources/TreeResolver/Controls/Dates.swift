import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// DatePicker, compact: the label as a text, a button for the day and one for the time with the
/// date as value (recorded, iOS 18.5). Wheels, one adjustable element each, and a month are a group
/// that has the name (CVS, date pickers, iOS 17-18, and its UI test: the picker has a label).
enum Dates {
  @Sendable static func picker(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    switch place.scope.datePickerStyle {
    case "wheel":
      let showsLabel = !place.scope.labelsAreHidden
      if showsLabel { label(node, place, &walk) }
      group(node, place, &walk, isNamed: !showsLabel) { place, walk in
        DateWheels(node, place, in: walk.environment).resolve(shown(node), &walk)
      }
    case "graphical":
      group(node, place, &walk, isNamed: true) { place, walk in
        parts(node, place, &walk, asMonth: true)
      }
    default:
      if !place.scope.labelsAreHidden { label(node, place, &walk) }
      parts(node, place, &walk, asMonth: false)
    }
  }

  /// What the picker consists of as a container: attributes from outside describe it and not every
  /// day; a title that is not drawn is its name.
  private static func group(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, isNamed: Bool,
    _ resolve: (Place, inout Walk) -> Void
  ) {
    let title = isNamed ? name(of: node, place, &walk) : nil
    let inside = Place(scope: place.scope, outcome: place.outcome, mark: walk.mark)
    resolve(inside, &walk)
    if let title {
      let index = walk.wrap(node, inside, as: .semanticGroup, takesAttributes: false)
      walk.clusters[index].container.label = title
    }
    walk.wrap(node, inside, as: .semanticGroup, takesAttributes: true)
  }

  private static func name(
    of node: ViewNode, _ place: Place, _ walk: inout Walk
  ) -> SpokenText? {
    if let title = node.title {
      return title.isEmpty ? nil : SpokenText(title, in: place.scope, profile: walk.profile)
    }
    return walk.text(of: node.views("label"), place, as: .labelOfControl)
  }

  private static func parts(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, asMonth: Bool
  ) {
    let date = LocalTime.date(at: dateValue(node), in: walk.environment)
    let components = shown(node)
    let words = CalendarWords.of(locale: walk.environment.locale)
    if components.contains("date") {
      if asMonth {
        CalendarMonth(node, place, shows: date, selected: [date], in: walk.environment).resolve(&walk)
      } else {
        let day = words.day(year: date.year, month: date.month, day: date.day)
        button("date", .datePicker, day, opens: node.identity, node, place, &walk)
      }
    }
    if components.contains("hourAndMinute") {
      let time = words.time(hour: date.hour, minute: date.minute)
      let clock = node.identity.child("time")
      button("time", .timePicker, time, opens: clock, node, place, &walk)
    }
  }

  /// The days that can be chosen, in seconds of the device's clock, which is so far ahead of UTC; all
  /// where the picker has no range.
  static func range(of node: ViewNode, offset: Double) -> ClosedRange<Double> {
    guard case .range(let lower, let upper, _)? = node.argument("in")?.current, lower <= upper else {
      return -.infinity ... .infinity
    }
    return lower + offset...upper + offset
  }

  /// MultiDatePicker (iOS 16+): a month whose chosen days are selected.
  @Sendable static func multiple(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var chosen: [CivilDate] = []
    if case .list(let values)? = (node.argument("selection") ?? node.unlabeled())?.current {
      chosen = values.compactMap(CivilDate.init(components:))
    }
    let shown = chosen.min { ($0.year, $0.month, $0.day) < ($1.year, $1.month, $1.day) }
    group(node, place, &walk, isNamed: true) { place, walk in
      CalendarMonth(
        node, place, shows: shown ?? LocalTime.date(at: walk.environment.now, in: walk.environment),
        selected: chosen, in: walk.environment
      ).resolve(&walk)
    }
  }

  static func dateValue(_ node: ViewNode) -> Double {
    if case .date(let seconds)? = node.argument("selection")?.current { return seconds }
    return ScreenEnvironment.defaultNow
  }

  private static func shown(_ node: ViewNode) -> Set<String> {
    let named = Set(node.argument("displayedComponents")?.symbols ?? [])
    return named.isEmpty ? ["date", "hourAndMinute"] : named
  }

  private static func label(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let views = node.views("label")
    guard views.isEmpty else {
      walk.resolve(views, in: place.scope)
      return
    }
    guard let title = node.title, !title.isEmpty else { return }
    walk.add(node, place, role: .text, traits: .staticText) { draft, walk in
      draft.become("label", of: node, in: walk)
      draft.setText(title, "the DatePicker's title", node, place, walk.profile)
    }
  }

  private static func button(
    _ part: String, _ word: PhraseKey, _ value: String, opens identity: Identity,
    _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let digits = walk.words.numbers
    walk.add(node, place, role: .button, traits: .button) { draft, walk in
      draft.become(part, of: node, in: walk)
      draft.element.label = SpokenText(walk.words[word])
      draft.labelIsAuthored = true
      draft.note(.label, "the system's own title", source: node.source)
      if place.scope.labelsAreHidden, let title = node.title, !title.isEmpty {
        // Hidden labels stay what assistive technologies say (documented).
        draft.setText(title, "the DatePicker's hidden title", node, place, walk.profile)
      }
      draft.element.value = SpokenText(digits.localized(value))
      draft.note(.value, "the selected date", source: node.source)
      if walk.profile >= .ios18 {
        // Heard, iOS 18: Canvas, pull request 3191.
        draft.element.isExpanded = false
        if !place.scope.isDisabled { draft.element.systemHint = PhraseKey.hintExpand.rawValue }
      }
      if let unknown = node.unknownWords(of: "selection") { draft.setUnknown(unknown, node) }
      draft.setDefault(
        [.interface(.present(identity))], node, place, "a double tap opens the calendar")
    }
  }

  /// ColorPicker: a button with the color's name as value (recorded for blue: "cyan blue").
  @Sendable static func color(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.views("label"), in: place.scope)
    var draft = walk.makeDraft(for: node, place, role: .button, traits: .button)
    walk.fillLabel(&draft, node, place)
    var selection = node.argument("selection")
    if selection?.setter == nil, case .symbol(let chosen)? = walk.interface.selections[node.identity] {
      selection = .symbol(chosen)
    }
    if let name = colorName(selection, walk) {
      draft.element.value = SpokenText(name)
      draft.note(.value, "the selected colour", source: node.source, standing: .guessed)
    }
    draft.setDefault(
      [.interface(.present(node.identity))], node, place, "a double tap opens the colours")
    walk.push(draft)
  }

  /// What the color is called in the language of the screen; a color of the app that has no
  /// components to go by has no name.
  private static func colorName(_ value: ArgumentValue?, _ walk: Walk) -> String? {
    let language = walk.words.language
    var components: [Argument] = []
    switch value?.current {
    case .symbol(let name, let arguments)?:
      if let known = ColorNames.name(of: name, in: language) { return known }
      components = arguments
    case .views(let views)? where views.first?.name == "Color":
      components = views.first?.arguments ?? []
    default: return nil
    }
    if let name = components.first(where: { $0.label == nil })?.value.symbol {
      return ColorNames.name(of: name, in: language)
    }
    func part(_ label: String) -> Double? {
      components.first { $0.label == label }?.value.double
    }
    if let white = part("white") {
      return ColorNames.name(red: white, green: white, blue: white, in: language)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return ColorNames.name(red: red, green: green, blue: blue, in: language)
  }
}
