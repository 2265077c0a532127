// SwiftUI: the declarations of TimeDataSource.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TimeDataSource<Value> {
  static var currentDate: TimeDataSource<Date> { get }
  static func durationOffset(to date: Date) -> TimeDataSource<Duration>
  static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>>
  static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>>
}
