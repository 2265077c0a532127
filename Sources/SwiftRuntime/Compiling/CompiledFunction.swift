import EarshotSwiftCode
import EarshotSwiftSemantics

/// The code of a declaration or a closure, made ready when it first runs.
package final class CompiledFunction {
  package enum Part: Hashable {
    case body, setter, willSet, didSet, initial
    /// What a property's wrapper makes of a first value that is given from outside.
    case wrapping
    case defaultValue(Int)
    /// What the body changes, as it is in doubt where that isn't done.
    case undone
  }

  /// What is made of the code.
  struct Made {
    var slots: Int
    /// Where the arguments go; nil: nowhere. A shared variable gets a cell.
    var parameters: [(slot: Int, isShared: Bool, isInOut: Bool)]
    var code: Code
    /// What of the code does not fit: said whenever it runs.
    var problems: [RuntimeGap] = []
    /// Whether it says of what it changes that this is in doubt, where it ends early.
    var tellsDoubts = false
  }

  private var make: (() -> Made)?
  private lazy var made: Made = {
    let result = make?() ?? Made(slots: 0, parameters: [], code: { _ in .void })
    make = nil
    return result
  }()

  init(_ make: @escaping () -> Made) { self.make = make }

  init(of value: Value, _ part: Part, _ machine: Machine) {
    make = { [unowned machine] in FunctionBuilder.make(value, part, machine) }
  }

  /// Runs it.
  /// - Parameter arguments: what is given; what `inout` parameters are in the end stays in them.
  func run(
    _ machine: Machine, _ generics: Generics, _ captures: ContiguousArray<RuntimeValue>,
    _ arguments: inout ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    try machine.enter()
    defer { machine.leave() }
    for problem in made.problems { machine.store.note(problem) }
    let frame = Frame(machine, slots: made.slots, generics: generics, captures: captures)
    var hasInOut = false
    for (index, parameter) in made.parameters.enumerated() where index < arguments.count {
      hasInOut = hasInOut || parameter.isInOut
      let value = arguments[index]
      if parameter.isInOut { arguments[index] = .unset }
      frame.slots[parameter.slot] = parameter.isShared ? machine.store.makeCell(value) : value
    }
    guard hasInOut else { return try runCode(in: frame) }
    defer {
      for (index, parameter) in made.parameters.enumerated()
      where parameter.isInOut && index < arguments.count {
        let held = frame.slots[parameter.slot]
        frame.slots[parameter.slot] = .unset
        if case .cell(let cell) = held { arguments[index] = cell.value } else { arguments[index] = held }
      }
    }
    return try runCode(in: frame)
  }

  private func runCode(in frame: Frame) throws -> RuntimeValue {
    guard made.tellsDoubts else { return try made.code(frame) }
    frame.machine.store.ranCode = true
    do { return try made.code(frame) } catch Interruption.unknown(var cause, let place) {
      cause.isTold = true
      throw Interruption.unknown(cause, place)
    }
  }
}
