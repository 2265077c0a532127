import EarshotSwiftSemantics

/// Who wants to be told of the next change of what was read (`withObservationTracking`).
package final class ObservedReads {
  private struct Place: Hashable {
    var object: Int
    var field: Int
  }

  private final class Watch {
    let change: () throws -> Void
    var isOver = false
    init(_ change: @escaping () throws -> Void) { self.change = change }
  }

  /// What was read, of those who read now: the innermost is the last.
  private var reading: [Set<Place>] = []
  private var watched: [Place: [Watch]] = [:]
  /// Whether what a property holds is observed at all.
  private var matters: (Value) -> Bool = { _ in false }

  var isReading: Bool { !reading.isEmpty }
  var isWatching: Bool { !watched.isEmpty }

  /// Runs something and tells of the first change of what it read.
  package func track(
    _ matters: @escaping (Value) -> Bool, _ body: () throws -> RuntimeValue,
    change: @escaping () throws -> Void
  ) throws -> RuntimeValue {
    self.matters = matters
    reading.append([])
    let result: RuntimeValue
    do { result = try body() } catch {
      reading.removeLast()
      throw error
    }
    let places = reading.removeLast()
    if let outer = reading.indices.last { reading[outer].formUnion(places) }
    let watch = Watch(change)
    for place in places { watched[place, default: []].append(watch) }
    return result
  }

  func read(_ object: ObjectReference, _ field: Int, _ value: Value) {
    guard let last = reading.indices.last, matters(value) else { return }
    reading[last].insert(Place(object: object.identity, field: field))
  }

  func willChange(_ object: ObjectReference, _ field: Int) throws {
    guard let found = watched.removeValue(forKey: Place(object: object.identity, field: field)) else {
      return
    }
    for watch in found where !watch.isOver {
      watch.isOver = true
      try watch.change()
    }
  }
}
