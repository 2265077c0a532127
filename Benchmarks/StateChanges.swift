import Benchmark
import EarshotKit

/// A tap that changes one row of a long list, up to what is said of it.
func stateChanges() -> BenchmarkSuite {
  BenchmarkSuite(name: "state change") { suite in
    let inputs = [
      ("1,000 texts", SampleInput.texts(of: 1_000)), ("1,000 rows", SampleInput.list(of: 1_000)),
    ]
    for (name, source) in inputs {
      var navigator = try? Earshot.open(bytes: source, file: "Rows.swift").navigator()
      _ = navigator?.open()
      suite.benchmark(name) { _ = navigator?.perform(.doubleTap) }
    }
  }
}
