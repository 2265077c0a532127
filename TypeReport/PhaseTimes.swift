import EarshotSDK
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// How much time of the processor a program takes from its text to what it says, with nothing read before.
struct PhaseTimes {
  private(set) var phases: [(name: String, milliseconds: Double)] = []
  private(set) var declarationsRead = 0
  private var last = PhaseTimes.now

  init(_ program: OracleProgram, folder: String) {
    let library: Library
    let carried = PackedLibrary.embedded
    if folder == "-" {
      library = { carried.module($0) }
    } else {
      library = DiskLibrary(folder: URL(fileURLWithPath: folder)).module
    }
    let natives = Natives.standard()
    note("natives")
    let source = SourceText(path: "main.swift", bytes: Array(program.code.utf8), module: "probe")
    let reader = CodeReader(operators: .collecting(from: [source]), conditions: .linux)
    let code = reader.read(source)
    for declaration in code.declarations {
      if case .function(let function) = declaration { _ = function.body?.value }
    }
    note("parse")
    let checked = Program(reader: reader, library: library)
    let module = checked.addModule(named: "probe")
    module.add(code)
    guard let probe = module.values(named: "probe").first else { return }
    _ = checked.interface(of: probe)
    note("declare")
    _ = checked.body(of: probe)
    note("check")
    let machine = Machine(program: checked, natives: natives)
    var arguments: ContiguousArray<RuntimeValue> = []
    _ = try? machine.call(function: probe, &arguments)
    note("compile and run")
    arguments = []
    _ = try? machine.call(function: probe, &arguments)
    note("run again")
    declarationsRead = carried.names.reduce(0) { $0 + (carried.module($1)?.declarationsRead ?? 0) }
  }

  private mutating func note(_ name: String) {
    let now = PhaseTimes.now
    phases.append((name, now - last))
    last = now
  }

  /// Of this thread, in milliseconds: what other processes do doesn't count.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  var text: String {
    let parts = phases.map { "\($0.name) " + String(format: "%.2f", $0.milliseconds) }
    let sum = phases.reduce(0) { $0 + $1.milliseconds }
    return parts.joined(separator: ", ")
      + String(format: "; all %.2f ms, %d declarations read", sum, declarationsRead)
  }
}
