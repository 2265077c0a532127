// SwiftUI: the declarations of TimeDataSource.
// Declared as the framework's interface has it, with code of our own.

// Each gives a value as it is at the moment that it is asked: the date, or how far an anchor is from it.
// https://developer.apple.com/documentation/swiftui/timedatasource
struct TimeDataSource<Value> {
  let _value: () -> Value

  static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(_value: { Date.now }) }
  static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(_value: { Duration.seconds(Date.now.timeIntervalSince(date)) })
  }
  static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(_value: { date..<max(date, Date.now) })
  }
  static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(_value: { min(date, Date.now)..<date })
  }
}
