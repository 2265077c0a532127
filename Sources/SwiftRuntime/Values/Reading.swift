/// What something read of the store while it was computed, and what came of it in other ways: while it would read
/// the same once more, it need not be computed again.
package struct Reading {
  /// A value that was read.
  fileprivate enum Entry {
    /// What a place held: a captured variable, or a stored property of an object.
    case place(StoredPlace, RuntimeValue)
    /// Which object a place held: what was read keeps nothing alive that is dropped meanwhile.
    case object(StoredPlace, identity: Int)
    /// What code gave that reads places itself.
    case derived(DerivedRead)
  }

  fileprivate var entries: ContiguousArray<Entry> = []

  /// The place that was read last: that of what was asked for, behind all that leads to it.
  var lastPlace: StoredPlace? {
    switch entries.last {
    case .place(let place, _)?, .object(let place, identity: _)?: place
    case .derived?, nil: nil
    }
  }

  /// What was passed over meanwhile.
  fileprivate var gaps = NotedGaps()
  /// Whether nothing but what was read decides what is computed, and nothing else was done by it.
  package fileprivate(set) var isRepeatable = true
  /// How many references there were before: those made since are its own, which nobody else can change.
  fileprivate var madeBefore: Int
  /// Those made since that are kept, and that others come to.
  fileprivate var kept: ContiguousArray<ClosedRange<Int>> = []

  /// Whether a reference was made by what is computed, and goes with it.
  fileprivate func isOwn(_ owner: Int) -> Bool {
    owner > madeBefore && !kept.contains { $0.contains(owner) }
  }
}

/// Where something is kept in the store.
struct StoredPlace: Hashable {
  var index: Int
  var owner: Int
  /// Which stored property; `whole` of a captured variable.
  var field: Int

  static let whole = -1

  /// Whether it is a captured variable, and no property of an object.
  var isVariable: Bool { field == StoredPlace.whole }
}

/// What code gave, with what it read for it.
private final class DerivedRead {
  let function: FunctionValue
  let result: RuntimeValue
  var reading: Reading

  init(_ function: FunctionValue, _ result: RuntimeValue, _ reading: Reading) {
    self.function = function
    self.result = result
    self.reading = reading
  }
}

extension Store {
  /// Begins to note what is read, until `endReading`; readings may be one inside of the other, and what the inner
  /// one reads is not the outer one's.
  package func beginReading() { readings.append(Reading(madeBefore: made)) }

  package func endReading() -> Reading {
    readings.removeLast()
  }

  /// What is being computed depends on what no place holds, such as the time, or does something.
  package func cannotRepeat() {
    for index in readings.indices { readings[index].isRepeatable = false }
  }

  /// Makes something that is kept, and read by what is computed later, too.
  package func keeping<Result>(_ make: () throws -> Result) rethrows -> Result {
    let first = made + 1
    let result = try make()
    guard made >= first else { return result }
    for index in readings.indices { readings[index].kept.append(first...made) }
    return result
  }

  /// Ends all readings, where something was thrown.
  package func forgetReadings() { readings = [] }

  /// Something was passed over. What is computed meanwhile lacks it, and says so each time that it is used.
  package func note(_ gap: RuntimeGap) { note(gapTable.number(of: gap)) }

  private func note(_ gap: Int) {
    noted.insert(gap)
    for index in readings.indices { readings[index].gaps.insert(gap) }
  }

  /// What was computed is used once more, with all that it lacks.
  package func use(_ reading: Reading) {
    for gap in reading.gaps.inOrder { note(gap) }
  }

  func note(_ value: RuntimeValue, of place: StoredPlace) {
    guard let last = readings.indices.last, !readings[last].isOwn(place.owner) else { return }
    // A loop reads the same again and again.
    for entry in readings[last].entries.suffix(8) {
      switch entry {
      case .place(place, _), .object(place, identity: _): return
      default: break
      }
    }
    if case .object(let object) = value {
      readings[last].entries.append(.object(place, identity: object.identity))
    } else {
      readings[last].entries.append(.place(place, value))
    }
  }

  func noteChange(of owner: Int) {
    for index in readings.indices where !readings[index].isOwn(owner) {
      readings[index].isRepeatable = false
    }
  }

  /// Whether all that was read is still the same.
  package func isUnchanged(_ reading: Reading) -> Bool {
    reading.entries.allSatisfy { entry in
      switch entry {
      case .place(let place, let value):
        return isAsSure(place, in: reading) && current.value(at: place)?.isSame(as: value) ?? false
      case .object(let place, let identity):
        guard isAsSure(place, in: reading), case .object(let now)? = current.value(at: place) else {
          return false
        }
        return now.identity == identity
      case .derived(let derived): return isUnchanged(derived)
      }
    }
  }

  /// Whether what a place holds is no more in doubt than it was.
  private func isAsSure(_ place: StoredPlace, in reading: Reading) -> Bool {
    guard !current.doubts.isEmpty, let gap = current.doubts[place] else { return true }
    return reading.gaps.contains(gapTable.number(of: gap))
  }

  private func isUnchanged(_ derived: DerivedRead) -> Bool {
    if isUnchanged(derived.reading) { return true }
    guard let (result, reading) = try? noting({ try derived.function.call() }), reading.isRepeatable,
      result.isSame(as: derived.result)
    else { return false }
    derived.reading = reading
    return true
  }

  /// What something gives, with what it read for it.
  package func noting(_ body: () throws -> RuntimeValue) throws -> (result: RuntimeValue, reading: Reading) {
    beginReading()
    let count = readings.count
    do {
      let result = try body()
      return (result, endReading())
    } catch {
      readings.removeSubrange((count - 1)...)
      throw error
    }
  }

  /// What code gives that only reads: whoever asks for it depends on what it gives, not on what it read.
  package func derive(_ function: FunctionValue) throws -> RuntimeValue {
    guard !readings.isEmpty else { return try function.call() }
    let (result, reading) = try noting { try function.call() }
    guard let last = readings.indices.last else { return result }
    if reading.isRepeatable {
      readings[last].entries.append(.derived(DerivedRead(function, result, reading)))
    } else {
      readings[last].isRepeatable = false
    }
    return result
  }
}
