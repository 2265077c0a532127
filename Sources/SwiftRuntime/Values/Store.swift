import EarshotSwiftSemantics

/// What objects and captured variables hold. It is one value: an old copy of it is the past, whole.
package struct StoredValues {
  /// A value, and which of all references owns the place.
  private struct Slot {
    var value: RuntimeValue
    var owner: Int
    /// Whether code runs when it goes.
    var hasEnd = false
  }

  private var slots: ContiguousArray<Slot> = []
  private var free: [Int] = []
  /// What places hold that are made once: global variables, stored properties of types.
  var singles: [SingleKey: CellReference] = [:]
  /// How many objects are there of those for which code runs when they go.
  private var ends = 0
  /// Whether anything was referred to weakly.
  fileprivate var hasWeakReferences = false
  var watches = Watches()
  var doubts = Doubts()

  package init() {}

  /// Whether it shows how long something lives: a copy makes all live longer that is in it.
  package var showsLifetimes: Bool { ends > 0 || hasWeakReferences }

  fileprivate mutating func add(_ value: RuntimeValue, owner: Int, hasEnd: Bool = false) -> Int {
    if hasEnd { ends += 1 }
    let slot = Slot(value: value, owner: owner, hasEnd: hasEnd)
    if let index = free.popLast() {
      slots[index] = slot
      return index
    }
    slots.append(slot)
    return slots.count - 1
  }

  /// Gives the place free, unless it is another's: what a reference of another time held may be gone.
  fileprivate mutating func remove(_ index: Int, owner: Int) -> RuntimeValue {
    guard index < slots.count, slots[index].owner == owner else { return .unset }
    let value = slots[index].value
    if slots[index].hasEnd { ends -= 1 }
    slots[index] = Slot(value: .unset, owner: 0)
    free.append(index)
    return value
  }

  fileprivate func holds(_ index: Int, owner: Int) -> Bool {
    index < slots.count && slots[index].owner == owner
  }

  /// Whether it is there, and code runs when it goes.
  fileprivate func hasEnd(_ index: Int, owner: Int) -> Bool {
    holds(index, owner: owner) && slots[index].hasEnd
  }

  /// What a place holds; nil where it is gone.
  func value(at place: StoredPlace) -> RuntimeValue? {
    guard holds(place.index, owner: place.owner) else { return nil }
    let value = slots[place.index].value
    guard case .fields(let fields) = value, place.field >= 0 else { return value }
    return fields[place.field]
  }

  fileprivate func value(_ index: Int, owner: Int) -> RuntimeValue {
    guard index < slots.count, slots[index].owner == owner else { return .unset }
    return slots[index].value
  }

  /// Puts a value in a place, and gives what was there.
  fileprivate mutating func exchange(_ value: RuntimeValue, _ index: Int, owner: Int) -> RuntimeValue {
    guard index < slots.count, slots[index].owner == owner else { return .unset }
    var value = value
    swap(&slots[index].value, &value)
    return value
  }
}

/// A variable that is there once: by its declaration, and the type that it belongs to.
struct SingleKey: Hashable {
  var value: ObjectIdentifier
  var owner: Type?
}

/// Holds the values of objects and captured variables for as long as something refers to them.
package final class Store {
  package internal(set) var current = StoredValues()
  /// What an object does before it goes.
  var willRelease: ((ObjectReference) -> Void)?
  /// Whether objects of a type do anything before they go.
  var hasEnd: ((Type) -> Bool)?
  /// How many places are being given free, one because of the other.
  private var removals = 0
  /// What places held that were given free so deep.
  private var removed: [RuntimeValue] = []
  /// How many references were made: each has a number of its own.
  private(set) var made = 0
  /// What is noted of what is read, the innermost last.
  var readings: ContiguousArray<Reading> = []
  /// What was passed over since that was asked last.
  var noted = NotedGaps()
  var gapTable = GapTable()
  /// Whether code of the program was called since that was asked last.
  var ranCode = false

  /// Goes to what was there at another time, or in another screen.
  package func travel(to stored: StoredValues) {
    let left = current
    current = stored
    // What is held there alone ends now, and looks at the store for that.
    withExtendedLifetime(left) {}
  }

  private func nextOwner() -> Int {
    made += 1
    return made
  }

  func makeCell(_ value: RuntimeValue) -> RuntimeValue {
    let owner = nextOwner()
    return .cell(CellReference(store: self, index: current.add(value, owner: owner), owner: owner))
  }

  package func makeObject(_ type: Type, _ fields: ContiguousArray<RuntimeValue>) -> ObjectReference {
    let owner = nextOwner()
    return ObjectReference(
      store: self, index: current.add(.fields(fields), owner: owner, hasEnd: hasEnd?(type) ?? false),
      owner: owner, type: type)
  }

  // What a place held may end when it is changed, and change the store: not while that is being changed.

  fileprivate func remove(_ index: Int, owner: Int) {
    let watches = current.watches.take(of: owner)
    let value = current.remove(index, owner: owner)
    guard removals < Store.deepestRemoval else { return removed.append(value) }
    removals += 1
    withExtendedLifetime((consume value, consume watches)) {}
    removals -= 1
    while removals == 0, let value = removed.popLast() {
      removals = 1
      withExtendedLifetime(consume value) {}
      removals = 0
    }
  }

  /// A list of many objects, each of which holds the next, goes link by link on this stack, and then from here.
  private static let deepestRemoval = 1_000

  /// Whether it matters what is read.
  fileprivate var isWatching: Bool { !readings.isEmpty || !current.doubts.isEmpty }

  fileprivate func noteRead(_ value: RuntimeValue, of place: StoredPlace) {
    if !current.doubts.isEmpty { noteDoubt(of: place) }
    note(value, of: place)
  }

  /// What is in a place is new, and so no longer in doubt.
  fileprivate func noteNew(_ place: StoredPlace) {
    if !current.doubts.isEmpty { current.doubts.noteChange(of: place) }
  }

  fileprivate func set(_ value: RuntimeValue, _ index: Int, owner: Int) {
    if !readings.isEmpty { noteChange(of: owner) }
    withExtendedLifetime(current.exchange(value, index, owner: owner)) {}
  }
}

/// A variable that closures share with the code around them.
package final class CellReference {
  private let store: Store
  private let index: Int
  private let owner: Int

  fileprivate init(store: Store, index: Int, owner: Int) {
    self.store = store
    self.index = index
    self.owner = owner
  }

  package var value: RuntimeValue {
    get {
      let value = store.current.value(index, owner: owner)
      if store.isWatching { store.noteRead(value, of: place) }
      return value
    }
    set {
      store.noteNew(place)
      store.set(newValue, index, owner: owner)
    }
  }

  private var place: StoredPlace { StoredPlace(index: index, owner: owner, field: StoredPlace.whole) }

  /// Changes the value in its place. While it is changed it can't be read, as Swift's exclusive access has it.
  /// - Parameter isSet: whether what it held doesn't matter.
  func modify(isSet: Bool = false, _ body: (inout RuntimeValue) throws -> Void) rethrows {
    var value = isSet ? store.current.value(index, owner: owner) : value
    self.value = .unset
    defer { self.value = value }
    try body(&value)
  }

  deinit { store.remove(index, owner: owner) }
}

/// An object of a class.
package final class ObjectReference {
  private let store: Store
  private let index: Int
  private let owner: Int
  package let type: Type
  /// Where code of a program made it; nil where code of the SDK did.
  package internal(set) var place: CodePlace?
  private var isEnding = false

  fileprivate init(store: Store, index: Int, owner: Int, type: Type) {
    self.store = store
    self.index = index
    self.owner = owner
    self.type = type
  }

  private var held: RuntimeValue {
    get { store.current.value(index, owner: owner) }
    set { store.set(newValue, index, owner: owner) }
  }

  /// One of its stored properties.
  package subscript(field: Int) -> RuntimeValue {
    get {
      guard case .fields(let fields) = held, fields.indices.contains(field) else { return .unset }
      let value = fields[field]
      if store.isWatching { store.noteRead(value, of: StoredPlace(index: index, owner: owner, field: field)) }
      return value
    }
    set {
      guard case .fields(var fields) = held, fields.indices.contains(field) else { return }
      store.noteNew(StoredPlace(index: index, owner: owner, field: field))
      held = .unset
      let old = fields[field]
      fields[field] = newValue
      held = .fields(fields)
      withExtendedLifetime(old) {}
    }
  }

  /// A stored property as it is for who puts something else there.
  private func unnoted(_ field: Int) -> RuntimeValue {
    guard case .fields(let fields) = held, fields.indices.contains(field) else { return .unset }
    return fields[field]
  }

  package var identity: Int { owner }

  /// Whether it has a stored property there; an object that is being changed has.
  func has(_ field: Int) -> Bool {
    if case .fields(let fields) = held { fields.indices.contains(field) } else { true }
  }

  /// Tells that it is referred to weakly.
  func noteWeakReference() { store.current.hasWeakReferences = true }

  /// - Parameter isSet: whether what it held doesn't matter.
  func modify(_ field: Int, isSet: Bool, _ body: (inout RuntimeValue) throws -> Void) rethrows {
    var value = isSet ? unnoted(field) : self[field]
    self[field] = .unset
    defer { self[field] = value }
    try body(&value)
  }

  deinit {
    // An object of another time is not there to do anything.
    guard !isEnding, store.current.hasEnd(index, owner: owner), let willRelease = store.willRelease else {
      return store.remove(index, owner: owner)
    }
    // Its own code needs it once more.
    let last = ObjectReference(store: store, index: index, owner: owner, type: type)
    last.isEnding = true
    willRelease(last)
    last.finish()
  }

  private func finish() {}
}
