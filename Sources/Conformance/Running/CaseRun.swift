import EarshotKit

extension CaseFile {
  /// Runs every case, several at a time, and counts what agrees.
  public func run() -> [CaseResult] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let confinement = Confinement(named: [path], allowed: allowedOutside)
    return LargeStack.map(cases) { CaseResult(of: $0, folder: folder, within: confinement) }
  }

  /// The cases whose id holds the text.
  public func only(_ text: String) -> CaseFile {
    var file = self
    file.cases = cases.filter { $0.id.contains(text) }
    return file
  }
}

/// How far a case agrees with what was recorded.
public struct CaseResult: Sendable {
  /// The case.
  public var example: ConformanceCase
  /// What was expected and did not come.
  public var misses: [String]
  /// Utterances expected, each stop too many counted as one more.
  public var expected: Int
  /// Of those, how many were said in the expected order.
  public var said: Int
  /// Everything heard, for the report of a miss.
  public var heard: [String]
  /// Steps that were gestures, but found nothing to act on.
  public var failedSteps: [String]
  /// Why the case could not be run: its input can't be read, or a step is no gesture.
  public var failure: String?

  /// Whether the case is counted.
  public var isCounted: Bool { example.mode != .drop }

  /// Whether it ran to its end and all that was expected is said.
  public var agrees: Bool { failure == nil && said == expected }

  init(of example: ConformanceCase, folder: String, within confinement: Confinement) {
    self.example = example
    misses = []
    failedSteps = []
    said = 0
    heard = []
    expected = max(1, example.expected.count + example.absent.count)
    guard example.mode != .drop else { return }
    let screen: CaseScreen
    do throws(EarshotError) {
      screen = try CaseScreen(of: example, folder: folder, within: confinement)
    } catch {
      failure = error.description
      return
    }
    let comparison = Comparison(of: example, with: screen)
    misses = comparison.misses
    expected = comparison.expected
    said = comparison.said
    heard = screen.heard.map { $0.text(for: example) }
    failedSteps = screen.failures
  }
}

extension CaseScreen.Heard {
  /// As the report of a miss shows it: in the notation that the case is written in.
  fileprivate func text(for example: ConformanceCase) -> String {
    if let stop, case .element? = example.expected.first {
      return [stop.snapshot.description, stop.snapshot.hint ?? ""].filter { !$0.isEmpty }
        .joined(separator: " / ")
    }
    return example.againstSpoken ? spoken : caption
  }
}
