import Benchmark
import EarshotKit

/// A thousand steps to the right and a thousand back.
func navigation() -> BenchmarkSuite {
  BenchmarkSuite(name: "navigator") { suite in
    let bytes = SampleInput.treeDocument(of: 1_001)
    let opened = try? Earshot.open(bytes: bytes, file: "rows.json").navigator()
    suite.benchmark("2,000 swipes over 1,001 elements") {
      guard var navigator = opened else { return }
      _ = navigator.open()
      for _ in 0..<1_000 { _ = navigator.perform(.swipe(.right)) }
      for _ in 0..<1_000 { _ = navigator.perform(.swipe(.left)) }
    }
  }
}
