import EarshotSwiftRuntime
import Foundation

/// A search of a pattern that ends in time: the system's own looks for one way after the other, and for patterns
/// such as `(a+)+b` there may be more ways than any computer can try.
struct PatternSearch {
  let expression: NSRegularExpression
  let text: String
  var options: NSRegularExpression.MatchingOptions = []
  let range: NSRange
  /// How often the search may report that it is still under way; nil: as long as there are steps.
  var limit: Int?

  /// What a report costs: ten thousand steps of a search take the time of so many elements.
  private static let workOfReport = 100_000

  /// Gives each match until one is enough.
  /// - Parameter body: whether to go on behind a match.
  /// - Throws: `Interruption` where the search takes too many steps, and what the body throws.
  func enumerate(_ machine: Machine, _ body: (NSTextCheckingResult) throws -> Bool) throws {
    var failure: (any Error)?
    var reports = 0
    try withoutActuallyEscaping(body) { body in
      expression.enumerateMatches(in: text, options: options.union(.reportProgress), range: range) {
        result, flags, stop in
        do {
          if let result {
            stop.pointee = ObjCBool(try !body(result))
          } else if flags.contains(.progress) {
            reports += 1
            try take(reports, of: machine)
          }
        } catch {
          failure = error
          stop.pointee = true
        }
      }
      if let failure { throw failure }
    }
  }

  /// Each place where a match may begin is reported, too: those cost next to nothing.
  private func take(_ reports: Int, of machine: Machine) throws {
    if let limit, reports > 2 * range.length + limit { throw tooMany }
    do { try machine.count(work: reports > range.length ? PatternSearch.workOfReport : 1) } catch {
      throw tooMany
    }
  }

  private var tooMany: Interruption {
    let shown = 40
    let pattern = expression.pattern.prefix(shown)
    let rest = expression.pattern.dropFirst(shown).isEmpty ? "" : "…"
    return .unknown(.beyondBounds("the search for \(pattern)\(rest) takes too many steps"))
  }

  func matches(_ machine: Machine) throws -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    try enumerate(machine) {
      found.append($0)
      return true
    }
    return found
  }

  func firstMatch(_ machine: Machine) throws -> NSTextCheckingResult? {
    var found: NSTextCheckingResult?
    try enumerate(machine) {
      found = $0
      return false
    }
    return found
  }
}

extension NativeCall {
  /// Counts a search for a text: one that begins alike everywhere is compared everywhere.
  func countSearch(of part: some StringProtocol, in text: some StringProtocol) throws {
    let (work, isOver) = text.utf8.count.multipliedReportingOverflow(by: max(1, part.utf8.count / 16))
    try machine.count(work: isOver ? 1 << 40 : min(work, 1 << 40))
  }

  /// Looks whether a search by options such as `.regularExpression` ends in time; the search itself is the system's.
  func checkSearch(
    of pattern: String, in text: some StringProtocol, _ options: String.CompareOptions, isFirst: Bool
  ) throws {
    // To replace what is found takes Foundation as long as half a step for each character.
    try machine.count(work: text.utf8.count * (isFirst ? 1 : 8))
    guard options.contains(.regularExpression) else { return try countSearch(of: pattern, in: text) }
    let isLoose = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(pattern: pattern, options: isLoose ? .caseInsensitive : [])
    else { return }
    let whole = String(text)
    let search = PatternSearch(
      expression: expression, text: whole, options: options.contains(.anchored) ? .anchored : [],
      range: NSRange(location: 0, length: whole.utf16.count))
    try search.enumerate(machine) { _ in !isFirst }
  }
}
