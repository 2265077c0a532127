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
  private let shown: CivilDate
  private let selected: Set<CivilDate>

  init(_ node: ViewNode, _ place: Place, shows date: CivilDate, selected: [CivilDate]) {
    self.node = node
    self.place = place
    self.shown = date
    self.selected = Set(selected.map(\.dayOnly))
  }

  func resolve(_ walk: inout Walk) {
    let isEnglish = walk.words.language == .english
    let month = isEnglish ? DateText.monthNames[shown.month - 1] : "\(shown.month)"
    add("month", "\(month) \(shown.year)", traits: [.button, .adjustable], cell: nil, &walk)
    add("previous", walk.words[.previousMonth], traits: .button, cell: nil, &walk)
    add("next", walk.words[.nextMonth], traits: .button, cell: nil, &walk)
    let first = shown.weekdayOfFirst
    for day in 1...shown.daysInMonth {
      var date = shown.dayOnly
      date.day = day
      let weekday = DateText.weekdayNames[(first + day - 1) % 7]
      let text = isEnglish ? "\(weekday), \(month) \(day)" : "\(day).\(shown.month)."
      let isSelected = selected.contains(date)
      add(
        "day \(day)", text, traits: isSelected ? [.button, .selected] : .button,
        cell: first + day - 1, &walk)
    }
  }

  private func add(_ part: String, _ text: String, traits: Traits, cell: Int?, _ walk: inout Walk) {
    walk.add(node, place, role: .button, traits: traits) { draft, walk in
      let whole = draft.element.frame
      draft.become(part, of: node, in: walk)
      draft.element.frame = whole.map { frame(of: part, cell: cell, in: $0) }
      draft.element.label = SpokenText(text)
      draft.labelIsAuthored = true
      draft.note(.label, "a part of the calendar", source: node.source)
      draft.setDefault([], node, place, "a double tap chooses")
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

  fileprivate var dayOnly: CivilDate {
    var date = self
    date.hour = 0
    date.minute = 0
    return date
  }

  fileprivate var daysInMonth: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// 0 for Sunday, by Sakamoto's method.
  fileprivate var weekdayOfFirst: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return ((year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + 1) % 7 + 7) % 7
  }
}
