import EarshotSDK
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What a program of the oracle says when it runs here.
struct ProgramRun {
  enum Outcome: Equatable, Sendable {
    case text(String)
    /// What is not known, named.
    case unknown(String)
    case trap(String)
  }

  let outcome: Outcome
  /// What the run says of gaps.
  let notices: [String]

  init(_ program: OracleProgram, library: @escaping Library, natives: Natives) {
    let text = "import Foundation\n\n" + program.code
    let source = SourceText(path: "main.swift", bytes: Array(text.utf8), module: "probe")
    let reader = CodeReader(operators: .collecting(from: [source]), conditions: .linux)
    let checked = Program(reader: reader, library: library)
    let module = checked.addModule(named: "probe")
    module.add(reader.read(source))
    var budget = Machine.Budget()
    // None of the programs needs more; one that is caught in a loop ends soon.
    budget.begin(400_000)
    budget.depth = 1_000
    let machine = Machine(program: checked, natives: natives, budget: budget)
    let said = ProgramRun.run(module, machine)
    let gaps = machine.takeGaps()
    // What goes on without something is not what the program says.
    if let first = gaps.first(where: { $0.subject != .mismatch }) {
      outcome = .unknown(first.cause.text + (first.place.map { " at \($0)" } ?? ""))
    } else {
      outcome = said
    }
    notices = gaps.map(\.cause.text)
  }

  private static func run(_ module: Module, _ machine: Machine) -> Outcome {
    guard let probe = module.values(named: "probe").first else { return .unknown("no probe()") }
    do {
      var arguments: ContiguousArray<RuntimeValue> = []
      let result = try machine.call(function: probe, &arguments)
      guard case .text(let text) = result else { return .unknown("probe() gives no text") }
      return .text(text.replacing("\n", with: "¶"))
    } catch let error as Interruption {
      switch error {
      case .unknown(let cause, let place): return .unknown(cause.text + (place.map { " at \($0)" } ?? ""))
      case .trap(let message, _): return .trap(message)
      case .thrown: return .trap("an error that nothing catches")
      case .ended: return .trap("exit")
      }
    } catch {
      return .unknown("\(error)")
    }
  }

  /// Whether it says something without a word of doubt.
  var isSilent: Bool {
    if case .text = outcome { return notices.isEmpty }
    return false
  }

  func isRight(_ expected: String) -> Bool { outcome == .text(expected) }
}
