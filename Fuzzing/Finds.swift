import Foundation

/// What was found, one folder for each fault: the files, the case that can be done again, and what to run.
final class Finds: @unchecked Sendable {
  private let lock = NSLock()
  private let options: FuzzOptions
  private var counts: [String: Int] = [:]
  private var done = 0

  init(_ options: FuzzOptions) { self.options = options }

  /// Counts a run.
  func count() { lock.withLock { done += 1 } }

  func add(_ fault: String, run number: Int, _ corpus: Corpus) {
    // A machine that is busy makes any run slow: one that has no end has none a second time.
    if fault == Child.Report.silent.fault, !isRepeated(fault, run: number, corpus) { return }
    let isNew = lock.withLock {
      counts[fault, default: 0] += 1
      return counts[fault] == 1
    }
    guard isNew else { return }
    let input = FuzzCase(number, seed: options.seed, corpus: corpus)
    let folder = "\(options.keep)/\(input.command.rawValue)-\(options.seed)-\(number)"
    Output.say("run \(number): \(fault) (\(input.command.rawValue) of \(input.origin))")
    do {
      _ = try Finds.write(input, to: folder)
      let smaller = Minimizer(fault, options).minimized(input)
      let file = try Finds.write(smaller, to: folder)
      Output.say("  \(FuzzOptions.ownPath) --replay \(file)")
    } catch {
      Output.say("  could not be kept: \(error)")
    }
  }

  private func isRepeated(_ fault: String, run number: Int, _ corpus: Corpus) -> Bool {
    let input = FuzzCase(number, seed: options.seed, corpus: corpus)
    let folder = "\(FuzzOptions.temporaryFolder)/earshot-fuzz-again-\(number)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard let file = try? Finds.write(input, to: folder) else { return true }
    return Finds.fault(ofReplaying: file, options) == fault
  }

  /// What is said at the end; whether nothing was found.
  func summary(seeds: Int, seconds: Double) -> Bool {
    lock.withLock {
      for (fault, count) in counts.sorted(by: { $0.value > $1.value }) {
        Output.say("\(count) times: \(fault)")
      }
      let rate = Int(Double(done) / max(seconds, 0.001))
      Output.say(
        "\(done) runs over \(seeds) seeds in \(Int(seconds)) s (\(rate) a second): \(counts.isEmpty ? "nothing found" : "\(counts.count) faults found")"
      )
      return counts.isEmpty
    }
  }

  /// - Returns: the path of the case.
  static func write(_ input: FuzzCase, to folder: String) throws -> String {
    try? FileManager.default.removeItem(atPath: folder)
    try input.write(to: folder)
    let path = "\(folder)/case.json"
    try Output.write([UInt8](JSONEncoder().encode(input)), to: path)
    return path
  }

  static func fault(ofReplaying file: String, _ options: FuzzOptions) -> String? {
    guard let child = try? Child(options.shared + ["--worker", "--replay", file]) else { return nil }
    while true {
      let report = child.next(within: options.timeout)
      if case .run = report { continue }
      if let fault = report.fault {
        child.end()
        return fault
      }
      return nil
    }
  }
}
