import Benchmark
import Foundation

/// A new process from start to end: what nothing but starting costs, and one file read.
func coldStart() -> BenchmarkSuite {
  BenchmarkSuite(name: "cold process") { suite in
    let program = BuiltProgram.path
    let file = SampleInput.writeHundredLineFile()
    suite.benchmark("starts and says its version", settings: MaxIterations(60)) {
      try BuiltProgram.run(program, ["--version"])
    }
    suite.benchmark("reads one file of 100 lines", settings: MaxIterations(60)) {
      try BuiltProgram.run(program, ["read", file])
    }
  }
}

/// The `earshot` that was built beside this program.
enum BuiltProgram {
  static var path: String {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("earshot").path
  }

  static func run(_ path: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
