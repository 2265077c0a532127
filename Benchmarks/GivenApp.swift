import Benchmark
import EarshotKit
import Foundation
import SwiftParser

/// A whole app, named by `EARSHOT_BENCH_APP` (the sample app else): parsed by swift-syntax alone
/// on one thread, and read with every screen resolved and said.
///
///     taskset -c 0 env EARSHOT_BENCH_APP=App make bench
func givenApp() -> BenchmarkSuite {
  BenchmarkSuite(name: "app") { suite in
    let folder = ProcessInfo.processInfo.environment["EARSHOT_BENCH_APP"] ?? SampleInput.app
    suite.benchmark("bare parse") {
      for file in swiftFiles(in: folder) {
        _ = Parser.parse(source: try String(contentsOfFile: file, encoding: .utf8))
      }
    }
    suite.benchmark("read") {
      _ = try Earshot.open([folder]).utterances()
    }
  }
}

private func swiftFiles(in folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
}
