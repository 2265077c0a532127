import EarshotSwiftRuntime
import Foundation

/// The dates that a calendar finds one after the other.
final class DateSearch {
  private var iterator: AnyIterator<Date>
  init(_ dates: some Sequence<Date>) { iterator = AnyIterator(dates.makeIterator()) }
  func next() -> Date? { iterator.next() }
}

/// Dates, found when they are asked for.
struct FoundDates: HostBoxed {
  let dates: any Sequence<Date>
  func search() -> DateSearch { DateSearch(dates) }
}

extension Natives {
  mutating func addCalendarSearches() {
    addDateSequences()
    addRecurrences()
    addInPlaceIntervals()
    self[
      "Calendar.enumerateDates(startingAfter:matching:matchingPolicy:repeatedTimePolicy:direction:using:)"] =
      {
        arguments, _ in
        let body = try arguments[6].functionValue
        var failure: (any Error)?
        try Calendar.host(arguments[0]).enumerateDates(
          startingAfter: .host(arguments[1]), matching: .host(arguments[2]),
          matchingPolicy: .host(arguments[3]),
          repeatedTimePolicy: .host(arguments[4]), direction: .host(arguments[5])
        ) { date, isExact, stop in
          var all: ContiguousArray<RuntimeValue> = [
            RuntimeValue(optional: date.map { .host($0) }), .boolean(isExact), .boolean(stop),
          ]
          do {
            _ = try body.call(list: &all)
            stop = try all[2].bool
          } catch {
            failure = error
            stop = true
          }
        }
        if let failure { throw failure }
        return .void
      }
  }

  private mutating func addDateSequences() {
    method("Calendar.found(byAdding:value:startingAt:in:wrappingComponents:)") {
      (it: Calendar, part: Calendar.Component, value: Int, start: Date, range: Range<Date>?, wraps: Bool) in
      FoundDates(
        dates: it.dates(byAdding: part, value: value, startingAt: start, in: range, wrappingComponents: wraps)
      )
    }
    method("Calendar.found(byAdding:startingAt:in:wrappingComponents:)") {
      (it: Calendar, step: DateComponents, start: Date, range: Range<Date>?, wraps: Bool) in
      FoundDates(dates: it.dates(byAdding: step, startingAt: start, in: range, wrappingComponents: wraps))
    }
    method("Calendar.found(byMatching:startingAt:in:matchingPolicy:repeatedTimePolicy:direction:)") {
      (
        it: Calendar, parts: DateComponents, start: Date, range: Range<Date>?,
        matching: Calendar.MatchingPolicy,
        repeated: Calendar.RepeatedTimePolicy, direction: Calendar.SearchDirection
      ) in
      FoundDates(
        dates: it.dates(
          byMatching: parts, startingAt: start, in: range, matchingPolicy: matching,
          repeatedTimePolicy: repeated,
          direction: direction))
    }
    self["FoundDates.makeIterator()"] = { arguments, _ in .host(try FoundDates.host(arguments[0]).search()) }
    self["FoundDates.Iterator.next()"] = { arguments, call in
      try arguments[0].hosted(DateSearch.self).next().runtime(call.machine)
    }
    iteration("FoundDates") { value, _, _, body in
      let search = try FoundDates.host(value).search()
      while let date = search.next() {
        if try !body(.host(date)) { return }
      }
    }
  }

  private mutating func addRecurrences() {
    method("Calendar.RecurrenceRule.found(of:in:)") {
      (it: Calendar.RecurrenceRule, start: Date, range: Range<Date>?) in
      FoundDates(dates: it.recurrences(of: start, in: range))
    }
    method("Calendar.RecurrenceRule.found(of:from:)") {
      (it: Calendar.RecurrenceRule, start: Date, first: Date) in
      FoundDates(dates: it.recurrences(of: start, in: first...))
    }
    method("Calendar.RecurrenceRule.found(of:through:)") {
      (it: Calendar.RecurrenceRule, start: Date, last: Date) in
      FoundDates(dates: it.recurrences(of: start, in: ...last))
    }
    method("Calendar.RecurrenceRule.found(of:upTo:)") {
      (it: Calendar.RecurrenceRule, start: Date, end: Date) in
      FoundDates(dates: it.recurrences(of: start, in: ..<end))
    }
  }

  /// Older members that put what they find into variables.
  private mutating func addInPlaceIntervals() {
    self["Calendar.dateInterval(of:start:interval:for:)"] = { arguments, _ in
      let found = try Calendar.host(arguments[0]).dateInterval(
        of: .host(arguments[1]), for: .host(arguments[4]))
      return arguments.put(found, at: 2)
    }
    self["Calendar.dateIntervalOfWeekend(containing:start:interval:)"] = { arguments, _ in
      let found = try Calendar.host(arguments[0]).dateIntervalOfWeekend(containing: .host(arguments[1]))
      return arguments.put(found, at: 2)
    }
    self["Calendar.nextWeekend(startingAfter:start:interval:direction:)"] = { arguments, _ in
      let found = try Calendar.host(arguments[0]).nextWeekend(
        startingAfter: .host(arguments[1]), direction: .host(arguments[4]))
      return arguments.put(found, at: 2)
    }
  }
}

extension ContiguousArray<RuntimeValue> {
  /// Puts where an interval starts and how long it is into two arguments, where there is one.
  fileprivate mutating func put(_ interval: DateInterval?, at index: Int) -> RuntimeValue {
    guard let interval else { return .boolean(false) }
    self[index] = .host(interval.start)
    self[index + 1] = .floating(interval.duration)
    return .boolean(true)
  }
}
