import EarshotVocabulary

/// Something that an app keeps and that the code of a view may read.
enum StoredPlace: Hashable, Sendable {
  /// `@State` and its kin, by the view they belong to.
  case state(Identity, String)
  /// A field of an object.
  case field(Int, String)
  /// A static or global variable, a stand-in that is made once.
  case shared(String)
  /// `UserDefaults` and `@AppStorage`.
  case defaults(String)
  /// What surrounded a view: its environment is read from there.
  case surroundings(Identity)
}

/// What the nodes of a view were made from, besides what the view was given.
enum Dependency: Sendable {
  /// A place, by its number: any change of it counts.
  case whole(Int)
  /// Whether a place holds that value, and nothing else of it.
  case isEqual(Int, Value, Bool)
  /// One element of the array in a place.
  case element(Int, at: Int, Value)
}

/// Which stored places the code reads that is running, view by view.
///
/// Views nest, and so do their records: what an inner view reads, the outer one has read too. Only
/// where a read is certain to be one of the places named here is it written down as one; all else
/// spoils the record, and what it belongs to is evaluated anew every time.
final class ReadLog {
  /// Reads of one view that are told apart; a view that reads more is evaluated every time.
  static let limit = 64

  struct Record {
    var reads: [Dependency] = []
    var isSpoilt = false
    /// The oldest object that was written to.
    var oldestWrite = Int.max
    /// Objects from this one on are the code's own: writing to them changes nothing that others see.
    var firstObject = Int.max
  }

  private(set) var open: [Record] = []
  var places: StoredPlaces

  init(_ places: StoredPlaces) { self.places = places }

  @inline(__always) var isOpen: Bool { !open.isEmpty }

  /// - Parameter firstObject: objects from this one on are the code's own.
  func begin(firstObject: Int = .max) {
    var record = Record()
    record.firstObject = firstObject
    open.append(record)
  }

  /// Closes the innermost record and adds what is in it to the one around.
  func end() -> Record {
    var record = open.removeLast()
    join(record)
    if record.oldestWrite < record.firstObject { record.isSpoilt = true }
    return record
  }

  /// Adds the reads of a view that is taken as it was.
  func join(_ record: Record) {
    guard let last = open.indices.last else { return }
    if record.isSpoilt { open[last].isSpoilt = true }
    open[last].oldestWrite = min(open[last].oldestWrite, record.oldestWrite)
    for read in record.reads { add(read) }
  }

  func join(_ reads: [Dependency]) {
    guard !open.isEmpty else { return }
    for read in reads { add(read) }
  }

  /// Something was read that no place stands for, or written.
  func spoil() {
    if let last = open.indices.last { open[last].isSpoilt = true }
  }

  /// An object was written to.
  func noteWrite(to object: Int) {
    guard let last = open.indices.last else { return }
    open[last].oldestWrite = min(open[last].oldestWrite, object)
  }

  func note(_ place: StoredPlace, _ value: Stored) {
    add(.whole(places.number(of: place, holding: value)))
  }

  private func add(_ read: Dependency) {
    let last = open.count - 1
    guard !open[last].isSpoilt else { return }
    for known in open[last].reads {
      if case .whole(let number) = known, number == read.number { return }
    }
    if open[last].reads.count >= ReadLog.limit {
      open[last].isSpoilt = true
      open[last].reads = []
    } else {
      open[last].reads.append(read)
    }
  }

  // MARK: Less than a whole place

  /// How much the innermost record holds: what comes after it can be narrowed.
  var mark: Int { open.last?.reads.count ?? 0 }

  /// The place read last since the mark, where the record ends in it as a whole.
  func lastPlace(since mark: Int) -> Int? {
    guard let record = open.last, !record.isSpoilt, record.reads.count > mark,
      case .whole(let number)? = record.reads.last
    else { return nil }
    return number
  }

  /// Puts a part of the place in place of the whole, which was read last.
  func narrow(to read: Dependency) {
    let last = open.count - 1
    open[last].reads.removeLast()
    open[last].reads.append(read)
  }
}

extension Dependency {
  var number: Int {
    switch self {
    case .whole(let number), .isEqual(let number, _, _), .element(let number, _, _): number
    }
  }
}

/// What stands in a place.
enum Stored: Sendable {
  case nothing
  case value(Value)
  case surroundings(Surroundings)

  init(_ value: Value?) { self = value.map { .value($0) } ?? .nothing }

  var value: Value? {
    if case .value(let value) = self { return value }
    return nil
  }
}

/// The places that views of a screen have read, with what stood in them when the screen was last
/// evaluated.
struct StoredPlaces: Sendable {
  private var numbers: [StoredPlace: Int] = [:]
  private var places: [StoredPlace] = []
  private var held: [Stored] = []
  private var hasSurroundings = false
  /// Whether a place holds something else than at the last evaluation.
  private(set) var isChanged: [Bool] = []

  /// More places than this are not kept for ever.
  static let limit = 50_000

  var isFull: Bool { places.count > StoredPlaces.limit }

  /// The number of a place; one that is new is taken in with what it holds now.
  mutating func number(of place: StoredPlace, holding value: @autoclosure () -> Stored) -> Int {
    if let number = numbers[place] { return number }
    let number = places.count
    if case .surroundings = place { hasSurroundings = true }
    numbers[place] = number
    places.append(place)
    held.append(value())
    isChanged.append(false)
    return number
  }

  func place(_ number: Int) -> StoredPlace { places[number] }
  func value(_ number: Int) -> Value? { held[number].value }

  /// What surrounds a view that has been placed now.
  mutating func put(_ around: Surroundings, at identity: Identity) {
    guard hasSurroundings, let number = numbers[.surroundings(identity)] else { return }
    var sameness = Sameness()
    isChanged[number] = !sameness.same(held[number], .surroundings(around))
    held[number] = .surroundings(around)
  }

  /// Looks at every place again. What surrounds a view counts as changed until it is placed.
  mutating func look(_ now: (StoredPlace) -> Stored) {
    var sameness = Sameness()
    for number in places.indices {
      if case .surroundings = places[number] {
        isChanged[number] = true
        continue
      }
      let value = now(places[number])
      isChanged[number] = !sameness.same(held[number], value)
      if isChanged[number] { held[number] = value }
    }
  }
}
