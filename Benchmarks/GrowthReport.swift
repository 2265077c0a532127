import Benchmark

/// How time grows from one size to the next, and what reading costs beyond starting: ratios
/// within one run, which mean the same on a slow machine and a fast one.
struct GrowthReport {
  private let medians: [String: Double]

  init(_ results: [BenchmarkResult]) {
    var medians: [String: Double] = [:]
    for result in results where !result.measurements.isEmpty {
      let sorted = result.measurements.sorted()
      medians["\(result.suiteName)/\(result.benchmarkName)"] = sorted[sorted.count / 2]
    }
    self.medians = medians
  }

  func print() {
    Swift.print("")
    let sizes = TreeDocumentSizes.all
    for (small, large) in zip(sizes, sizes.dropFirst()) {
      guard let a = medians["tree document/\(small) elements"],
        let b = medians["tree document/\(large) elements"], a > 0
      else { continue }
      Swift.print("growth from \(small) to \(large) elements: \(rounded(b / a)) times")
    }
    if let start = medians["cold process/starts and says its version"],
      let read = medians["cold process/reads one file of 100 lines"]
    {
      Swift.print("reading 100 lines costs \(rounded((read - start) / 1_000_000)) ms more than starting")
    }
    if let parse = medians["app/bare parse"], let read = medians["app/read"], parse > 0 {
      Swift.print("reading the app costs \(rounded(read / parse)) times its bare parse")
    }
    if let steps = medians["navigator/2,000 swipes over 1,001 elements"], steps > 0 {
      Swift.print("navigator: \(Int(2_000 / (steps / 1_000_000_000))) steps a second")
    }
  }

  private func rounded(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return "\(tenths)"
  }
}
