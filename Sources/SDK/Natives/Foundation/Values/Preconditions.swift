import EarshotSwiftRuntime
import Foundation

/// Members where Foundation ends the program for values that it doesn't take: the running program ends, not
/// this one.
extension Natives {
  mutating func addPreconditions() {
    addIntervalPreconditions()
    addDataPreconditions()
    addPathPreconditions()
  }

  private mutating func addIntervalPreconditions() {
    make("DateInterval.init(start:end:)") { (start: Date, end: Date) in
      try Trap.unless(end >= start, "Reverse intervals are not allowed")
      return DateInterval(start: start, end: end)
    }
    make("DateInterval.init(start:duration:)") { (start: Date, duration: Double) in
      try Trap.unless(duration >= 0, "Negative durations are not allowed")
      return DateInterval(start: start, duration: duration)
    }
    method("DateInterval.duration") { (it: DateInterval) in it.duration }
    method("DateInterval.end") { (it: DateInterval) in it.end }
    change("DateInterval.duration=") { (it: inout DateInterval, new: Double) in
      try Trap.unless(new >= 0, "Negative durations are not allowed")
      it.duration = new
    }
    change("DateInterval.end=") { (it: inout DateInterval, new: Date) in
      try Trap.unless(new >= it.start, "Reverse intervals are not allowed")
      it.end = new
    }
  }

  private mutating func addDataPreconditions() {
    self["Data.init(count:)"] = { arguments, call in .host(Data(count: try call.count(arguments[1]))) }
    make("Data.init(capacity:)") { (capacity: Int) in
      try Trap.unless(capacity >= 0, "Can't construct data of negative size")
      return Data()
    }
    self["Data.init(repeating:count:)"] = { arguments, call in
      .host(Data(repeating: try .host(arguments[1]), count: try call.count(arguments[2])))
    }
    change("Data.replaceSubrange(_: Range<Data.Index>, with: Data)") {
      (it: inout Data, range: Range<Int>, new: Data) in
      try Trap.unless(
        range.lowerBound >= it.startIndex && range.upperBound <= it.endIndex, "Range out of bounds")
      it.replaceSubrange(range, with: new)
    }
    method("Data.advanced(by:)") { (it: Data, count: Int) in
      try Trap.unless((0...it.count).contains(count), "Range out of bounds")
      return it.advanced(by: count)
    }
    method("Data.range(of:options:in:)") {
      (it: Data, wanted: Data, options: Data.SearchOptions, range: Range<Int>?) in
      if let range {
        try Trap.unless(
          range.lowerBound >= it.startIndex && range.upperBound <= it.endIndex, "Range out of bounds")
      }
      return it.range(of: wanted, options: options, in: range)
    }
  }

  private mutating func addPathPreconditions() {
    method("IndexPath.subscript(_: IndexPath.Index)") { (it: IndexPath, place: Int) in
      try Trap.unless(it.indices.contains(place), "Index out of range")
      return it[place]
    }
    change("IndexPath.subscript(_: IndexPath.Index)=") { (it: inout IndexPath, new: Int, place: Int) in
      try Trap.unless(it.indices.contains(place), "Index out of range")
      it[place] = new
    }
    method("IndexPath.subscript(_: Range<IndexPath.Index>)") { (it: IndexPath, range: Range<Int>) in
      try Trap.unless(range.lowerBound >= 0 && range.upperBound <= it.count, "Range out of bounds")
      return it[range]
    }
    change("IndexPath.subscript(_: Range<IndexPath.Index>)=") {
      (it: inout IndexPath, new: IndexPath, range: Range<Int>) in
      try Trap.unless(range.lowerBound >= 0 && range.upperBound <= it.count, "Range out of bounds")
      it[range] = new
    }
  }
}

/// Where Swift ends a program.
enum Trap {
  static func unless(_ condition: Bool, _ message: String) throws {
    if !condition { throw Interruption.trap("Fatal error: \(message)") }
  }

  /// The number as C's functions take it: of 32 bits.
  static func narrowed(_ number: Int) throws -> Int {
    try unless(Int32(exactly: number) != nil, "Not enough bits to represent the passed value")
    return number
  }
}
