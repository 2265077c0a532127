import EarshotSwiftSemantics

/// What is read while something is tracked (`withObservationTracking`).
package final class ObservedReads {
  private let store: Store
  /// What was read, of those who read now: the innermost is the last.
  private var reading: [Set<Watches.Place>] = []
  /// Whether what a property holds is observed at all.
  private var matters: (Value) -> Bool = { _ in false }

  init(_ store: Store) { self.store = store }

  var isReading: Bool { !reading.isEmpty }
  var isWatching: Bool { !store.current.watches.isEmpty }

  /// Runs something and tells of the first change of what it read.
  package func track(
    _ matters: @escaping (Value) -> Bool, _ body: () throws -> RuntimeValue, change: FunctionValue
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
    store.current.watches.add(Watches.Watch(places, change))
    return result
  }

  func read(_ object: ObjectReference, _ field: Int, _ value: Value) {
    guard let last = reading.indices.last, matters(value) else { return }
    reading[last].insert(Watches.Place(object: object.identity, field: field))
  }

  func willChange(_ object: ObjectReference, _ field: Int) throws {
    let place = Watches.Place(object: object.identity, field: field)
    for watch in store.current.watches.take(at: place) { _ = try watch.change.call() }
  }
}

/// Who wants to be told of the next change of what was read: a part of the state, as what was read is.
struct Watches {
  struct Place: Hashable {
    var object: Int
    var field: Int
  }

  final class Watch {
    let places: Set<Place>
    let change: FunctionValue

    init(_ places: Set<Place>, _ change: FunctionValue) {
      self.places = places
      self.change = change
    }
  }

  /// By the object and the place in it: what nobody can read any more is let go with its object.
  private var watched: [Int: [Int: [Watch]]] = [:]

  var isEmpty: Bool { watched.isEmpty }

  mutating func add(_ watch: Watch) {
    for place in watch.places { watched[place.object, default: [:]][place.field, default: []].append(watch) }
  }

  /// Those of one place. They are told once, wherever else they wait.
  mutating func take(at place: Place) -> [Watch] {
    guard let found = watched[place.object]?[place.field] else { return [] }
    for watch in found {
      for other in watch.places { remove(watch, at: other) }
    }
    return found
  }

  private mutating func remove(_ watch: Watch, at place: Place) {
    watched[place.object]?[place.field]?.removeAll { $0 === watch }
    if watched[place.object]?[place.field]?.isEmpty ?? false { watched[place.object]?[place.field] = nil }
    if watched[place.object]?.isEmpty ?? false { watched[place.object] = nil }
  }

  /// Those of an object that goes.
  mutating func take(of object: Int) -> [Int: [Watch]]? {
    watched.isEmpty ? nil : watched.removeValue(forKey: object)
  }
}
