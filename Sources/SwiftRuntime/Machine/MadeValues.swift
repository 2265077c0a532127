import EarshotSwiftSemantics

/// How what code makes is counted.
extension Machine {
  /// Counts a text that was made.
  func count(made text: String) throws {
    let size = text.utf8.count
    guard size >= Machine.smallest else { return }
    try budget.make(bytes: size)
    try budget.take(work: size / Machine.textOfElement)
  }

  /// Counts the elements of an array that was made.
  func count(made list: ContiguousArray<RuntimeValue>) throws {
    let size = list.count * Machine.sizeOfElement
    if size >= Machine.smallest { try budget.make(bytes: size) }
  }

  private func count(made table: HashedTable) throws {
    let size = table.entries.count * Machine.sizeOfEntry
    if size >= Machine.smallest { try budget.make(bytes: size) }
  }
}

extension RuntimeValue {
  fileprivate var holdsOthers: Bool {
    switch self {
    case .unset, .none, .boolean, .integer, .floating, .text, .metatype, .object, .cell, .unknown: false
    case .list(let values), .fields(let values), .enumCase(_, let values): !values.isEmpty
    case .dictionary, .set, .function, .existential, .host, .record: true
    }
  }
}

/// A value of the machine that the program runs on whose size others decide.
package protocol SizedValue {
  var heldBytes: Int { get }
}

/// Where in memory the values are that a native is handed: what is elsewhere afterwards it has made.
struct HeldMemory {
  private var first: UnsafeRawPointer?
  private var second: UnsafeRawPointer?

  init(_ arguments: ContiguousArray<RuntimeValue>) {
    if let value = arguments.first { first = value.memory }
    if arguments.count > 1 { second = arguments[1].memory }
  }

  fileprivate func holds(_ place: UnsafeRawPointer) -> Bool { place == first || place == second }
}

extension Machine {
  /// Counts a call of a native, and what it has made: what it gives back, and what it has put into its arguments.
  func count(
    madeBy callable: Callable, _ result: RuntimeValue, _ arguments: ContiguousArray<RuntimeValue>,
    _ before: HeldMemory
  ) throws {
    try budget.take(work: Machine.workOfNative)
    if callable.makesValues {
      if result.holdsOthers { try budget.nest() }
      try count(made: result, besides: before)
    }
    if let value = arguments.first { try count(made: value, besides: before) }
    if arguments.count > 1 { try count(made: arguments[1], besides: before) }
  }

  private func count(made value: RuntimeValue, besides before: HeldMemory) throws {
    switch value {
    case .text(let text):
      if text.utf8.count >= Machine.smallest, !(value.memory.map(before.holds) ?? false) {
        try count(made: text)
      }
    case .unknown(let unknown):
      if let words = unknown.words { try count(made: words) }
    case .list(let list):
      if list.count >= Machine.workOfStep, !(value.memory.map(before.holds) ?? false) {
        try count(made: list)
      }
    case .fields(let fields):
      // A slice of an array.
      if fields.count == 3, case .list = fields[0] { try count(made: fields[0], besides: before) }
    case .set(let table), .dictionary(let table):
      if !(value.memory.map(before.holds) ?? false) { try count(made: table) }
    case .host(let host):
      if !(value.memory.map(before.holds) ?? false), let sized = host.value as? any SizedValue,
        sized.heldBytes >= Machine.smallest
      {
        try budget.make(bytes: sized.heldBytes)
      }
    default: break
    }
  }
}

extension RuntimeValue {
  /// Bytes that it takes in an array of which it is the only holder: a tuple lies in memory of its own.
  var elementBytes: Int {
    let own = MemoryLayout<RuntimeValue>.stride
    if case .fields(let fields) = self { return own + 32 + fields.count * own }
    return own
  }

  /// Where the parts are of a value that may have many.
  fileprivate var memory: UnsafeRawPointer? {
    switch self {
    case .list(let list): list.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    case .fields(let fields): fields.count == 3 ? fields[0].memory : nil
    case .text(let text):
      text.utf8.count < 256
        ? nil : text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    case .set(let table), .dictionary(let table): UnsafeRawPointer(Unmanaged.passUnretained(table).toOpaque())
    case .host(let host): UnsafeRawPointer(Unmanaged.passUnretained(host).toOpaque())
    default: nil
    }
  }
}
