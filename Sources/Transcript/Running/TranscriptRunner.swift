import EarshotAnnouncements
import EarshotVocabulary

/// Performs a case step by step.
public struct TranscriptRunner<Host: TranscriptHost> {
  private var host: Host
  private var result: TranscriptResult
  private let variant: [TranscriptOption]
  private let explainsAll: Bool
  private let ignoresOutput: Bool

  /// What `@set` has set so far, as options for what is opened next.
  private var settings: [TranscriptOption] = []
  private var isOpen = false
  private var swipes = 0
  /// The step that led to what is checked.
  private var last: (deed: Deed, place: SourceLocation)?

  private init(_ test: TranscriptCase, on host: Host, explainsAll: Bool) {
    self.host = host
    self.explainsAll = explainsAll
    ignoresOutput = test.ignoresOutput
    variant = test.variant.map(Matrix.option)
    result = TranscriptResult(name: test.name, file: test.file)
  }

  /// - Parameter explainsAll: every difference has the causes of what was heard, not only the
  ///   first.
  public static func run(
    _ test: TranscriptCase, on host: Host, explainsAll: Bool = false
  ) -> TranscriptResult {
    var runner = TranscriptRunner(test, on: host, explainsAll: explainsAll)
    for step in test.steps { runner.take(step) }
    return runner.result
  }

  private mutating func take(_ step: Step) {
    switch step.deed {
    case .open(let input, let options): open(input, options, step)
    case .set(let key, let value):
      settings.append(TranscriptOption(name: "setting", value: "\(key)=\(value)"))
      if isOpen { compare(host.perform("set \(key)=\(value)"), step) }
    case .gesture(let gesture):
      // Where the input could not be opened, that has been told.
      guard isOpen else { return }
      if gesture.hasPrefix("swipe ") { swipes += 1 }
      compare(host.perform(gesture), step)
    case .check(let check):
      guard isOpen else { return }
      measure(check, step)
    }
  }

  private mutating func open(_ input: String, _ options: [TranscriptOption], _ step: Step) {
    swipes = 0
    do {
      let heard = try host.open(input, options: variant + settings + options, from: step.place.file)
      isOpen = true
      result.read = result.read + heard.read
      compare(heard, step)
    } catch {
      isOpen = false
      fail(error, at: step.place)
    }
  }

  private mutating func compare(_ heard: Heard, _ step: Step) {
    var (heard, step) = (heard, step)
    if ignoresOutput {
      heard.output = []
      step.expected.removeAll { $0.isOutput }
    }
    last = (step.deed, step.place)
    result.notices += heard.notices
    if let error = heard.error {
      return fail(ScriptFault(message: error, code: 65), at: step.place)
    }
    let comparison = Comparison(expected: step.expected, heard: heard.lines)
    result.revisions.append(Revision(of: step, comparison))
    guard !comparison.rows.isEmpty else { return }
    // The cause of the first difference is mostly enough: what follows often follows from it.
    let isExplained = explainsAll || result.differences.isEmpty
    let causes = isExplained ? comparison.firstUnexpected.map(heard.parts) : nil
    result.differences.append(
      Difference(
        place: comparison.firstDifference ?? step.place, deed: step.deed, deedPlace: step.place,
        content: .heard(comparison), causes: causes ?? [], reason: heard.reason))
  }

  private mutating func measure(_ check: Check, _ step: Step) {
    do {
      guard let found = try fault(of: check) else { return }
      result.differences.append(
        Difference(
          place: step.place, deed: last?.deed ?? step.deed, deedPlace: last?.place ?? step.place,
          content: .check(check, found: found), causes: []))
    } catch {
      fail(error, at: step.place)
    }
  }

  /// What was found where the check does not hold.
  private mutating func fault(of check: Check) throws(ScriptFault) -> String? {
    switch check {
    case .swipes(let comparator, let number):
      return comparator.holds(Double(swipes), number)
        ? nil : "\(swipes) \(swipes == 1 ? "swipe" : "swipes")"
    case .seconds(let comparator, let number):
      let seconds = try host.seconds()
      return comparator.holds(seconds, number) ? nil : "\(Check.text(of: seconds)) seconds"
    case .audio:
      let findings = try host.audioFindings()
      return findings.isEmpty ? nil : findings.joined(separator: "; ")
    }
  }

  private mutating func fail(_ fault: ScriptFault, at place: SourceLocation) {
    if result.errors.isEmpty { result.errorCode = fault.code }
    result.errors.append(Notice(.error, .input, at: place, fault.message))
  }
}
