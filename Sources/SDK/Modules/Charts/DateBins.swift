// Charts: the declarations of DateBins.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DateBins: Collection, Equatable {
  var thresholds: [Date] { get }
  init(thresholds: [Date])
  init(timeInterval: TimeInterval, range: ClosedRange<Date>)
  init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent)
  init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent)
  init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent)
  subscript(position: Int) -> ChartBinRange<Date> { get }
  func index(for value: Date) -> Int
  func index(after i: Int) -> Int
  var startIndex: Int { get }
  var endIndex: Int { get }
  typealias Element = ChartBinRange<Date>
  typealias Index = Int
  typealias Indices = DefaultIndices<DateBins>
  typealias Iterator = IndexingIterator<DateBins>
  typealias SubSequence = Slice<DateBins>
}
