import Benchmark
import EarshotKit

/// A tap that changes one thing of a screen with 1,000 rows, up to what is said of it.
func stateChanges() -> BenchmarkSuite {
  BenchmarkSuite(name: "state change") { suite in
    let inputs = [
      ("1,000 texts", SampleInput.texts(of: 1_000)), ("1,000 rows", SampleInput.list(of: 1_000)),
    ]
    for (name, source) in inputs + ChangingLists.all(of: 1_000) {
      guard var navigator = try? Earshot.open(bytes: source, file: "Rows.swift").navigator() else { continue }
      _ = navigator.open()
      _ = navigator.perform(.touchLabel("Next"))
      suite.benchmark(name) { _ = navigator.perform(.doubleTap) }
    }
  }
}
