import EarshotKit

/// How many screens of an input are done, and how far they were understood.
struct ScreenCount {
  private let total: Int
  private(set) var done = 0
  private(set) var coverage = Coverage()

  init(of input: OpenedInput) { total = input.screens.count }

  /// Whether a screen needs no heading.
  var isOnly: Bool { total == 1 }

  mutating func add(_ coverage: Coverage, _ progress: Progress) {
    self.coverage = self.coverage + coverage
    done += 1
    progress.count(done, of: total, "screens")
  }
}
