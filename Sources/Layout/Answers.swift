import EarshotVocabulary

/// What a box answered so far. The first three answers, which are all that most boxes ever give,
/// stand in place.
struct Answers {
  private struct Answer {
    var proposal: Proposal
    var size: Size
  }

  /// Answers kept for one box; the oldest makes room.
  private static let limit = 48

  private var first: Answer?
  private var second: Answer?
  private var third: Answer?
  private var more: [Answer] = []

  /// Nearly always one of the first.
  @inline(__always) func size(for proposal: Proposal) -> Size? {
    guard let first else { return nil }
    if first.proposal == proposal { return first.size }
    guard let second else { return nil }
    if second.proposal == proposal { return second.size }
    guard let third else { return nil }
    if third.proposal == proposal { return third.size }
    return more.last { $0.proposal == proposal }?.size
  }

  mutating func keep(_ size: Size, for proposal: Proposal) {
    let answer = Answer(proposal: proposal, size: size)
    if first == nil {
      first = answer
    } else if second == nil {
      second = answer
    } else if third == nil {
      third = answer
    } else {
      if more.count >= Answers.limit { more.removeFirst() }
      more.append(answer)
    }
  }
}
