import EarshotSwiftSemantics

extension Machine {
  /// What code may still do in one evaluation of a screen.
  package struct Budget {
    package private(set) var steps = 50_000_000
    package var depth = 10_000
    /// Bytes of texts and collections that may still be made. None is given back: what is kept and what is only passed
    /// through can't be told apart when it is made.
    private var bytes = Budget.mostBytes
    /// Values that hold others and may still be made: each may hold the one before it, and they go level by level on one
    /// stack (`LargeStack`), which has a few hundred bytes for each.
    private var levels = 16_000_000
    /// Looked at or copied since the last whole step.
    private var work = 0
    /// How often code goes on, with a sixteenth of the steps, around code that took all of them.
    private var reserves = 16
    private var reserve = 3_000_000
    /// The same for bytes and for levels.
    private var byteReserves = 16
    private var levelReserves = 16
    /// How much is still passed over when all of that is gone, too: what shows something without a step is shown.
    private var free = 1_000
    /// How deep in calls what is beyond bounds may still be passed over.
    private var passedDepth = Int.max
    /// How many statements may still be passed over so that are few calls away from the screen.
    private var statements = 4
    /// How often something beyond bounds was passed over on the screen itself, by the statement that it is a part of.
    private var passedStatements: [CodePlace: Int] = [:]
    /// Whether some code took all steps.
    package private(set) var isSpent = false

    /// Bytes of all texts and collections that one evaluation makes.
    private static let mostBytes = 192 << 20
    private static let reserveOfBytes = 4 << 20
    private static let reserveOfLevels = 10_000

    package init() {}

    /// Whether no step is left until the code around goes on.
    var isOut: Bool { steps < 0 }

    /// Begins anew with so many steps.
    package mutating func begin(_ steps: Int) {
      let depth = depth
      self = Budget()
      self.depth = depth
      self.steps = steps
      reserve = steps / 16
      levels = steps / 3
    }

    @inline(__always) mutating func step() throws {
      steps -= 1
      if steps < 0 { throw spent() }
    }

    /// Takes several steps at once.
    mutating func take(_ count: Int) throws {
      steps -= count
      if steps < 0 { throw spent() }
    }

    /// Takes several steps; the next one says that none is left.
    mutating func give(up count: Int) { steps -= count }

    /// Takes the steps of work on so many elements; what is less than a step counts with what comes next.
    mutating func take(work size: Int) throws {
      work += size
      guard work >= Machine.workOfStep else { return }
      let steps = work / Machine.workOfStep
      work %= Machine.workOfStep
      try take(steps)
    }

    private mutating func spent() -> Interruption {
      isSpent = true
      return .unknown(.beyondBounds("the code takes too many steps"), nil)
    }

    /// Whether so many bytes may still be made.
    func affords(bytes: Int) -> Bool { bytes <= self.bytes }

    /// Counts bytes that are made.
    mutating func make(bytes: Int) throws {
      self.bytes -= bytes
      guard self.bytes < 0 else { return }
      isSpent = true
      throw Interruption.unknown(
        .beyondBounds("the code makes texts and collections of more than \(Budget.mostBytes >> 20) MB"))
    }

    /// Counts a value that holds others.
    mutating func nest() throws {
      levels -= 1
      guard levels < 0 else { return }
      isSpent = true
      throw Interruption.unknown(.beyondBounds("the code makes too many values that hold others"))
    }

    /// What passing over something takes in steps, so that a loop around it ends in the time that others end in.
    private static let stepsOfGap = 50

    /// Whether code goes on that deep in calls where something in it took too many steps or calls. Code that calls
    /// itself twice would do so as often as there are ways through it: each time it goes on farther out, where only
    /// half as many calls are around it; a few times where that are only a few.
    mutating func goesOn(at depth: Int) -> Bool {
      guard depth <= passedDepth else { return false }
      if depth > Machine.depthOfScreens {
        passedDepth = depth / 2
        return true
      }
      guard statements > 0 else { return false }
      statements -= 1
      passedDepth = depth
      return true
    }

    /// Whether the code of the screen itself goes on without something of one statement that is beyond bounds: not without
    /// end in a loop, which would take what others go on with.
    mutating func goesOn(in statement: CodePlace?) -> Bool {
      guard let statement else { return true }
      passedStatements[statement, default: 0] += 1
      return passedStatements[statement, default: 0] <= Budget.mostInStatement
    }

    private static let mostInStatement = 8

    /// Counts what is passed over, and lets the code around what took all steps go on.
    mutating func pass() throws {
      if bytes < 0, byteReserves > 0 {
        byteReserves -= 1
        bytes = Budget.reserveOfBytes
      }
      if levels < 0, levelReserves > 0 {
        levelReserves -= 1
        levels = Budget.reserveOfLevels
      }
      // Of those that are left, all may go: the next step says so, to what is closest to it.
      guard isOut else { return steps = max(0, steps - Budget.stepsOfGap) }
      if reserves > 0 {
        reserves -= 1
        steps = reserve
      } else {
        free -= 1
        if free < 0 { throw spent() }
      }
    }
  }

  /// How many elements are copied or looked at in the time of a step.
  static let workOfStep = 16
  /// An object is made in the time of so many steps.
  static let stepsOfObject = 5
  /// A call of a native takes the time in which so many elements are looked at.
  static let workOfNative = 16
  /// A tuple is made in the time in which so many elements are looked at.
  static let workOfTuple = 4
  /// So many bytes of a text are made in the time of an element.
  static let textOfElement = 4
  /// Bytes that an element of an array takes.
  static let sizeOfElement = MemoryLayout<RuntimeValue>.stride
  /// Bytes that an entry of a set or a dictionary takes, with its place in the table.
  static let sizeOfEntry = 96
  /// What is smaller is counted by the steps of the code that makes it.
  static let smallest = 256

  /// Counts what is done at one go by the size of what it is done to: in a loop that makes it longer it would take
  /// time that no count of calls shows.
  package func count(work size: Int) throws {
    try budget.take(work: size)
  }

  /// Bytes of one text, and of one value of data: an operation of the system's goes through all of it at once.
  package static let largest = 16 << 20

  /// Takes steps for something that is done all the same.
  package func give(up steps: Int) { budget.give(up: steps) }

  /// Says no to a text or to data that would take more memory than is left. Who makes it asks before.
  package func check(size: Int) throws {
    if size <= Machine.largest, budget.affords(bytes: size) { return }
    throw Interruption.unknown(.beyondBounds("a value of \(size) bytes, which is too much here"))
  }

  /// Says no to an array of more elements than there is memory left for. Who makes it asks before.
  package func check(elements count: Int) throws {
    let (bytes, isOver) = count.multipliedReportingOverflow(by: Machine.sizeOfElement)
    guard isOver || !budget.affords(bytes: bytes) else { return }
    throw Interruption.unknown(.beyondBounds("a value of \(count) elements, which is too much here"))
  }

  /// Says no to a set or a dictionary of more entries than there is memory left for, while it grows.
  package func check(entries count: Int) throws {
    guard count.isMultiple(of: Machine.workOfStep), !budget.affords(bytes: count * Machine.sizeOfEntry) else {
      return
    }
    throw Interruption.unknown(.beyondBounds("a value of \(count) elements, which is too much here"))
  }
}
