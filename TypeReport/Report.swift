import Foundation

/// What the checker says of the programs of Tests/Oracle, in the form that `Scripts/oracle/typed.py
/// --compare` holds against the compiler's.
@main
struct Report {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("earshot-types SDK-MODULES OUT.jsonl PROGRAMS.swift …\n".utf8))
      exit(64)
    }
    let thread = Thread { run(arguments) }
    thread.stackSize = 1 << 29
    thread.start()
    while true { sleep(1000) }
  }

  static func run(_ arguments: [String]) -> Never {
    let library = DiskLibrary(folder: URL(fileURLWithPath: arguments[0]))
    var lines: [String] = []
    var slowest: [(Double, String)] = []
    for path in arguments[2...] {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let file = (path as NSString).lastPathComponent
      for program in OracleProgram.all(in: text) {
        let begin = Date()
        lines.append(ProgramReport(program, library: library).line(file: file, name: program.name))
        slowest.append((Date().timeIntervalSince(begin), "\(file): \(program.name)"))
      }
    }
    try? (lines.joined(separator: "\n") + "\n").write(toFile: arguments[1], atomically: true, encoding: .utf8)
    for (seconds, name) in slowest.sorted(by: { $0.0 > $1.0 }).prefix(5) {
      print(String(format: "%.2f s", seconds), name)
    }
    exit(0)
  }
}
