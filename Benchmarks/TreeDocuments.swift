import Benchmark
import EarshotKit

/// Documents ten times as large as the one before, read whole: parsed, resolved, announced.
func treeDocuments() -> BenchmarkSuite {
  BenchmarkSuite(name: "tree document") { suite in
    for count in TreeDocumentSizes.all {
      let bytes = SampleInput.treeDocument(of: count)
      suite.benchmark("\(count) elements", settings: MaxIterations(count > 10_000 ? 5 : 40)) {
        _ = try Earshot.open(bytes: bytes, file: "rows.json").readings()
      }
    }
  }
}

enum TreeDocumentSizes {
  static let all = [1_000, 10_000, 100_000]
}
