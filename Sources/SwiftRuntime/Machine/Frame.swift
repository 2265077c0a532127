import EarshotSwiftSemantics

/// One call under way: its variables, and what is around it.
package final class Frame {
  let machine: Machine
  let slots: UnsafeMutablePointer<RuntimeValue>
  private let count: Int
  /// What the variables hold now.
  var variables: ContiguousArray<RuntimeValue> {
    ContiguousArray(UnsafeBufferPointer(start: slots, count: count))
  }
  var generics: Generics
  /// What a closure took along.
  let captures: ContiguousArray<RuntimeValue>
  /// What `return` gives.
  var returned = RuntimeValue.void
  /// How many arguments that are evaluated later are there, and whether others may be.
  private var laterArguments = 0
  private var isKept = false

  init(_ machine: Machine, slots count: Int, generics: Generics, captures: ContiguousArray<RuntimeValue>) {
    self.machine = machine
    self.count = count
    self.generics = generics
    self.captures = captures
    slots = .allocate(capacity: count)
    slots.initialize(repeating: .unset, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// Lets go of what variables hold at the end of their block, the last first, where a program can see it.
  func letGo(_ places: Range<Int>) {
    guard machine.store.current.showsLifetimes, !isKept, laterArguments == 0 else { return }
    for place in places.reversed() { slots[place] = .unset }
  }

  /// Keeps what the variables hold, for code that runs later.
  func keep() { isKept = true }

  /// For an argument that is evaluated later: for as long as it is there, the variables keep what they hold.
  func keepForArgument() -> LaterArgument? {
    if machine.store.current.showsLifetimes { return LaterArgument(self) }
    isKept = true
    return nil
  }

  /// An argument that is evaluated later, as there is one for `@autoclosure`.
  final class LaterArgument {
    private let frame: Frame

    fileprivate init(_ frame: Frame) {
      self.frame = frame
      frame.laterArguments += 1
    }

    deinit { frame.laterArguments -= 1 }
  }
}

/// An expression, ready to run.
typealias Code = (Frame) throws -> RuntimeValue
/// A statement, ready to run.
typealias Step = (Frame) throws -> Flow
/// A place that can be changed, ready to be.
typealias Access = (Frame, (inout RuntimeValue) throws -> Void) throws -> Void

/// Where a statement leads to.
enum Flow {
  case next
  /// Out of the loop or the switch of this number.
  case leave(Int)
  /// On with the loop of this number.
  case again(Int)
  case fallThrough
  case finish
}

/// Where in someone's code something is.
package struct CodePlace: Hashable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package var description: String { "\(path):\(line):\(column)" }
}

/// Why a run can't go on in its usual way.
package enum Interruption: Error {
  /// What `throw` throws, as an existential value.
  case thrown(RuntimeValue)
  /// Swift ends the program here.
  case trap(String, CodePlace? = nil)
  /// Something that isn't known here: a gap with its cause.
  case unknown(GapCause, CodePlace? = nil)
  /// `exit`
  case ended
}
