import Benchmark
import EarshotKit

/// The sample app, stage by stage and whole.
func sampleApp() -> BenchmarkSuite {
  BenchmarkSuite(name: "sample app") { suite in
    suite.benchmark("parse and index") {
      _ = try Earshot.open([SampleInput.app])
    }
    let input = try? Earshot.open([SampleInput.app])
    suite.benchmark("evaluate, lay out and resolve every screen") {
      for screen in input?.screens ?? [] { _ = screen.open() }
    }
    suite.benchmark("evaluate, resolve and announce every screen") {
      _ = input?.readings()
    }
  }
}
