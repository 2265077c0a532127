import Benchmark
import EarshotKit

/// Times what people wait for: a cold start, a whole app, a step, and documents of growing size.
///
///     make bench
///     swift run -c release earshot-bench --filter "tree document"
@main
enum EarshotBenchmarks {
  static func main() throws {
    var runner = BenchmarkRunner(
      suites: [
        coldStart(), sampleApp(), givenApp(), stateChanges(), navigation(), treeDocuments(),
      ], settings: parseArguments(),
      customDefaults: defaultSettings)
    try runner.run()
    GrowthReport(runner.results).print()
  }
}
