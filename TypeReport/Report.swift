import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import Foundation

/// What the checker says of the programs of Tests/Oracle, in the form that `Scripts/oracle/typed.py
/// --compare` holds against the compiler's.
@main
struct Report {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      let usage = """
        SDK-MODULES is a folder of declarations, or - for those that this program carries.

        earshot-types SDK-MODULES OUT.jsonl PROGRAMS.swift …   what it says of the oracle's programs
        earshot-types SDK-MODULES FOLDER                       how much it knows of an app's code
        earshot-types --run SDK-MODULES PROGRAMS.swift …       what the oracle's programs say, and what is wrong
        earshot-types --times SDK-MODULES PROGRAMS.swift …     how long they take from text to word
        earshot-types --screens SDK-MODULES FILES.swift …      where screens of typed code differ from those in use

        """
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    let thread = Thread {
      if arguments[0] == "--times" { times(arguments) }
      if arguments[0] == "--run" { answer(arguments, library(arguments[1])) }
      let library = library(arguments[0])
      if arguments[0] == "--screens" {
        var report = ScreenReport(library: Report.library(arguments[1]))
        for path in arguments[2...] { report.add(path) }
        report.finish()
        exit(0)
      }
      if arguments.count > 2 { run(arguments, library) }
      print(FolderReport(URL(fileURLWithPath: arguments[1]), library: library).text(most: 40))
      exit(0)
    }
    thread.stackSize = 1 << 29
    thread.start()
    while true { sleep(1000) }
  }

  private static func times(_ arguments: [String]) -> Never {
    for path in arguments.dropFirst(2) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      for program in OracleProgram.all(in: text) {
        print(program.name + ": " + PhaseTimes(program, folder: arguments[1]).text)
      }
    }
    exit(0)
  }

  private static func library(_ folder: String) -> Library {
    folder == "-" ? EmbeddedLibrary.module : DiskLibrary(folder: URL(fileURLWithPath: folder)).module
  }

  /// Runs programs and prints those that aren't right, with why.
  static func answer(_ arguments: [String], _ library: @escaping Library) -> Never {
    var natives = Natives.standard()
    natives.addScreens()
    // WRONG=FILE writes the names of those that are wrong, as Tests/Oracle/wrong-runs.txt has them.
    let listed = ProcessInfo.processInfo.environment["WRONG"]
    var wrong: [String] = []
    let only = ProcessInfo.processInfo.environment["ONLY"]
    var right = 0
    var total = 0
    for path in arguments[2...] {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        FileHandle.standardError.write(Data("error: \(path) can't be read: name a file of programs\n".utf8))
        exit(66)
      }
      let file = (path as NSString).lastPathComponent
      for program in OracleProgram.all(in: text) {
        if let only, !program.name.contains(only) { continue }
        total += 1
        let begin = Date()
        let run = ProgramRun(program, library: library, natives: natives)
        let seconds = Date().timeIntervalSince(begin)
        if seconds > 2 { print("SLOW \(file): \(program.name): \(seconds)") }
        if run.isRight(program.expected) {
          right += 1
          continue
        }
        wrong.append("\(file.dropLast(6)): \(program.name)\(run.isSilent ? " (silent)" : "")")
        print(
          "\(file): \(program.name)\n  wanted \(program.expected)\n  got    \(run.outcome)\(run.isSilent ? " SILENT" : "")"
        )
      }
    }
    print("\(right) of \(total) right")
    if let listed {
      try? wrong.sorted().map { "\($0)\n" }.joined().write(toFile: listed, atomically: true, encoding: .utf8)
    }
    // Nothing that was run is no success.
    exit(total == 0 ? 65 : right == total ? 0 : 1)
  }

  static func run(_ arguments: [String], _ library: @escaping Library) -> Never {
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
