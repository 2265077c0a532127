import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// A month of days: the graphical DatePicker and MultiDatePicker.
///
/// "Previous Month" and "Next Month" and days that name their weekday are seen in interface tests
/// of iOS 26; the month as an adjustable button, and "Selected" and "dimmed" on days, in testers'
/// notes.
struct CalendarMonth {
  private let node: ViewNode
  private let place: Place
  private let date: CivilDate
  private let selected: Set<CivilDate>
  private let range: ClosedRange<Double>
  /// How far the device's clock is ahead of UTC.
  private let offset: Double

  init(
    _ node: ViewNode, _ place: Place, shows date: CivilDate, selected: [CivilDate],
    in environment: ScreenEnvironment
  ) {
    self.node = node
    self.place = place
    self.date = date
    self.selected = Set(selected.map(\.dayOnly))
    offset = LocalTime.offset(at: Dates.dateValue(node), in: environment)
    range = Dates.range(of: node, offset: offset)
  }

  func resolve(_ walk: inout Walk) {
    let shown = shownMonth(walk.interface)
    let words = CalendarWords.of(locale: walk.environment.locale)
    let title = words.month(year: shown.year, month: shown.month)
    add("month", title, traits: [.button, .adjustable], cell: nil, &walk) { draft in
      draft.element.increment = turn(to: shown.adding(months: 1))
      draft.element.decrement = turn(to: shown.adding(months: -1))
    }
    for (part, key, step) in [("previous", PhraseKey.previousMonth, -1), ("next", .nextMonth, 1)] {
      add(part, walk.words[key], traits: .button, cell: nil, &walk) { draft in
        draft.setDefault(
          [turn(to: shown.adding(months: step))], node, place, "a double tap turns the page")
      }
    }
    var day = shown
    let first = day.weekday
    for number in 1...shown.daysInMonth {
      day.day = number
      let text = words.weekday(day.weekday, month: day.month, day: number)
      add("day \(number)", text, traits: traits(of: day), cell: first + number - 1, &walk) { draft in
        guard isAllowed(day) else { return }
        draft.setDefault(choosing(day), node, place, "a double tap chooses")
      }
    }
  }

  /// The month that the user turned to, else that of the date.
  private func shownMonth(_ interface: InterfaceState) -> CivilDate {
    var shown = date.dayOnly
    shown.day = 1
    guard case .int(let count)? = interface.selections[node.identity.child("month")],
      (0..<120_000).contains(count)
    else { return shown }
    shown.year = count / 12
    shown.month = count % 12 + 1
    return shown
  }

  private func turn(to month: CivilDate) -> Command {
    let count = min(max(month.year * 12 + month.month - 1, 0), 119_999)
    return .interface(.select(node.identity.child("month"), .int(count)))
  }

  private func traits(of day: CivilDate) -> Traits {
    var traits: Traits = .button
    if selected.contains(day) { traits.insert(.selected) }
    if !isAllowed(day) { traits.insert(.notEnabled) }
    return traits
  }

  /// Days outside the picker's range are dimmed.
  private func isAllowed(_ day: CivilDate) -> Bool {
    range.upperBound >= day.seconds && range.lowerBound < day.seconds + 86_400
  }

  private func choosing(_ day: CivilDate) -> [Command] {
    guard let set = (node.argument("selection") ?? node.unlabeled())?.setter else { return [] }
    if node.name == "MultiDatePicker" {
      return [.set(set, .day(year: day.year, month: day.month, day: day.day))]
    }
    var chosen = day
    chosen.hour = date.hour
    chosen.minute = date.minute
    return [.set(set, .double(min(max(chosen.seconds, range.lowerBound), range.upperBound) - offset))]
  }

  private func add(
    _ part: String, _ text: String, traits: Traits, cell: Int?, _ walk: inout Walk,
    _ live: (inout Draft) -> Void
  ) {
    walk.add(node, place, role: .button, traits: traits) { draft, walk in
      let whole = draft.element.frame
      draft.become(part, of: node, in: walk)
      draft.element.frame = whole.map { frame(of: part, cell: cell, in: $0) }
      draft.element.label = SpokenText(text)
      draft.labelIsAuthored = true
      draft.note(.label, "a part of the calendar", source: node.source)
      if !place.scope.isDisabled { live(&draft) }
    }
  }

  /// A line of 44 points for the month, then seven days to a line.
  private func frame(of part: String, cell: Int?, in whole: Rect) -> Rect {
    let column = whole.width / 7
    guard let cell else {
      let place: Double = part == "month" ? 0 : part == "previous" ? 5 : 6
      let width = part == "month" ? column * 5 : column
      return Rect(x: whole.minX + place * column, y: whole.minY, width: width, height: 44)
    }
    return Rect(
      x: whole.minX + Double(cell % 7) * column, y: whole.minY + 64 + Double(cell / 7) * 44,
      width: column, height: 44)
  }
}

extension CivilDate {
  /// The day of `DateComponents`; nil where a part of it is missing or no such day exists.
  init?(components value: ArgumentValue) {
    guard case .record(_, let fields) = value.current else { return nil }
    func number(_ name: String) -> Int? { fields.first { $0.label == name }?.value.int }
    guard let year = number("year"), let month = number("month"), let day = number("day"),
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(seconds: 0)
    self.year = year
    self.month = month
    self.day = day
  }

  var dayOnly: CivilDate {
    var date = self
    date.hour = 0
    date.minute = 0
    return date
  }
}
