/// What may no longer be in places: code that would have changed them could not be done. They hold what they held, and
/// what depends on them says that it isn't sure.
struct Doubts {
  /// What was not done, by the place that it would have changed.
  private var gaps: [StoredPlace: RuntimeGap] = [:]
  /// What was read in doubt by what is done now: whatever that changes from then on is in doubt as well.
  fileprivate(set) var spreading: RuntimeGap?
  /// Whether it is only looked where something is.
  fileprivate var isLooking = false

  var isEmpty: Bool { gaps.isEmpty }

  subscript(place: StoredPlace) -> RuntimeGap? { gaps[place] }

  mutating func add(_ place: StoredPlace, _ gap: RuntimeGap) {
    // What came first is what to mend first.
    if gaps[place] == nil { gaps[place] = gap }
  }

  /// Something new is put in a place.
  mutating func noteChange(of place: StoredPlace) { gaps[place] = spreading }
}

extension Store {
  /// Notes that a place may hold something else.
  /// - Parameter gap: what was not done that would have changed it.
  func doubt(_ place: StoredPlace, _ gap: RuntimeGap) {
    var gap = gap
    gap.cause.leavesDoubt = true
    current.doubts.add(place, gap)
  }

  /// A place is read. What is shown by it says that it isn't sure; what is done by it is in doubt.
  func noteDoubt(of place: StoredPlace) {
    guard !current.doubts.isLooking, let gap = current.doubts[place] else { return }
    if readings.isEmpty { current.doubts.spreading = gap } else { note(gap) }
  }

  /// What is read, the place that this is in, nil where it is in none of the store, and whether code of the program
  /// says what there is.
  func look(
    at code: () throws -> RuntimeValue
  ) throws -> (value: RuntimeValue, place: StoredPlace?, ranCode: Bool) {
    let (wasLooking, ranCodeBefore) = (current.doubts.isLooking, ranCode)
    (current.doubts.isLooking, ranCode) = (true, false)
    defer { (current.doubts.isLooking, ranCode) = (wasLooking, ranCodeBefore) }
    let (value, reading) = try noting(code)
    return (value, reading.lastPlace, ranCode)
  }

  /// Does something by itself: what it reads in doubt concerns nothing that is done besides.
  func doingAlone<Result>(_ action: () throws -> Result) rethrows -> Result {
    let outer = current.doubts.spreading
    current.doubts.spreading = nil
    defer { current.doubts.spreading = outer }
    return try action()
  }
}
