import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// The wheels of a DatePicker: month, day and year; with a time the day as one wheel, the hour,
/// the minute and the half of the day (captions of recordings; their order is UIKit's).
struct DateWheels {
  private struct Wheel {
    var part: String
    var text: String
    var up: CivilDate
    var down: CivilDate
  }

  private let node: ViewNode
  private let place: Place
  private let date: CivilDate
  /// How far the device's clock is ahead of UTC.
  private let offset: Double

  init(_ node: ViewNode, _ place: Place, in environment: ScreenEnvironment) {
    self.node = node
    self.place = place
    let moment = Dates.dateValue(node)
    offset = LocalTime.offset(at: moment, in: environment)
    date = CivilDate(seconds: moment + offset)
  }

  func resolve(_ components: Set<String>, _ walk: inout Walk) {
    let words = CalendarWords.of(locale: walk.environment.locale)
    var wheels: [Wheel] = []
    let hasTime = components.contains("hourAndMinute")
    if components.contains("date") { wheels += hasTime ? [day(words)] : days(words) }
    if hasTime { wheels += clock(words) }
    for wheel in wheels { add(wheel, &walk) }
  }

  private func days(_ words: CalendarWords) -> [Wheel] {
    [
      Wheel(
        part: "month", text: words.months[date.month - 1], up: date.adding(months: 1),
        down: date.adding(months: -1)),
      Wheel(part: "day", text: "\(date.day)", up: moved(86_400), down: moved(-86_400)),
      Wheel(
        part: "year", text: "\(date.year)", up: date.adding(months: 12),
        down: date.adding(months: -12)),
    ]
  }

  private func day(_ words: CalendarWords) -> Wheel {
    let text = words.weekday(date.weekday, month: date.month, day: date.day)
    return Wheel(part: "day", text: text, up: moved(86_400), down: moved(-86_400))
  }

  private func clock(_ words: CalendarWords) -> [Wheel] {
    let hour = words.halves.isEmpty ? date.hour : (date.hour + 11) % 12 + 1
    var wheels = [
      Wheel(part: "hour", text: "\(hour)", up: moved(3_600), down: moved(-3_600)),
      Wheel(part: "minute", text: "\(date.minute)", up: moved(60), down: moved(-60)),
    ]
    guard !words.halves.isEmpty else { return wheels }
    let isMorning = date.hour < 12
    wheels.append(
      Wheel(
        part: "half", text: words.halves[isMorning ? 0 : 1],
        up: isMorning ? moved(12 * 3_600) : date, down: isMorning ? date : moved(-12 * 3_600)))
    return wheels
  }

  private func moved(_ seconds: Double) -> CivilDate { CivilDate(seconds: date.seconds + seconds) }

  private func add(_ wheel: Wheel, _ walk: inout Walk) {
    let set = node.argument("selection")?.setter
    let range = Dates.range(of: node, offset: offset)
    let digits = walk.words.numbers
    walk.add(node, place, role: .control, traits: [.adjustable, .pickerItem]) { draft, walk in
      draft.become(wheel.part, of: node, in: walk)
      draft.element.value = SpokenText(digits.localized(wheel.text))
      draft.note(.value, "a wheel of the DatePicker", source: node.source)
      guard let set, !place.scope.isDisabled else { return }
      func command(_ date: CivilDate) -> Command {
        .set(set, .double(min(max(date.seconds, range.lowerBound), range.upperBound) - offset))
      }
      draft.element.increment = command(wheel.up)
      draft.element.decrement = command(wheel.down)
    }
  }
}
