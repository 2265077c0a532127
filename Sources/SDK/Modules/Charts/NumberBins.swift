// Charts: the declarations of NumberBins.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NumberBins<Value>: Collection, Equatable where Value: Comparable, Value: Numeric {
  var thresholds: [Value] { get }
  init(thresholds: [Value])
  init(size: Value, range: ClosedRange<Value>) where Value: BinaryFloatingPoint
  init(size: Value, range: ClosedRange<Value>) where Value: BinaryInteger
  init(range: ClosedRange<Value>, count: Int) where Value: BinaryFloatingPoint
  init(range: ClosedRange<Value>, count: Int) where Value: BinaryInteger
  init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0)
  where Value: BinaryFloatingPoint
  init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) where Value: BinaryInteger
  init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) where Value: BinaryFloatingPoint
  init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) where Value: BinaryInteger
  subscript(position: Int) -> ChartBinRange<Value> { get }
  func index(for value: Value) -> Int
  func index(after i: Int) -> Int
  var startIndex: Int { get }
  var endIndex: Int { get }
  typealias Element = ChartBinRange<Value>
  typealias Index = Int
  typealias Indices = DefaultIndices<NumberBins<Value>>
  typealias Iterator = IndexingIterator<NumberBins<Value>>
  typealias SubSequence = Slice<NumberBins<Value>>
}
