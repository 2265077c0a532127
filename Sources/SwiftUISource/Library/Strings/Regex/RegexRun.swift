/// One search: a program run over a text by trying and going back, with the steps counted.
///
/// Places that failed once are remembered, so that patterns without references to captures take time
/// that grows with the text and not with its powers.
struct RegexRun {
  /// More steps than a search may take.
  struct TakesTooLong: Error {}

  /// What to go back to.
  private enum Frame {
    case branch(pc: Int, position: Int)
    /// Undoes a capture.
    case capture(Int, Int)
    /// Undoes where a round began.
    case round(Int, Int)
    /// What stood above has failed.
    case failed(slot: Int, position: Int)
    /// A loop may give back what it took, down to `low`.
    case shorten(pc: Int, low: Int, position: Int)
    /// A loop may take more, up to `high`.
    case lengthen(pc: Int, position: Int, high: Int)
  }

  private let program: RegexProgram
  private let text: RegexText
  private let limit: Int
  private(set) var steps = 0
  private var frames: [Frame] = []
  private(set) var captures: [Int]
  private var rounds: [Int]
  /// For each loop of one element the stretch of the text that it is known to match.
  private var stretches: [Range<Int>]
  /// A bit for each slot and place from which there was no match; empty until it is worth it.
  private var failures: [UInt64] = []
  private let words: Int
  /// For each slot a stretch of places that have all failed; empty where its end is before its start.
  private var hopeless: [(low: Int, high: Int)] = []
  /// Where the match has to end; nil: anywhere.
  private var end: Int?
  /// Whether it hangs on more than the place whether there is a match: in what stands before a place.
  private var isForgetful: Bool

  /// - Parameter limit: steps of all searches with it together.
  init(_ program: RegexProgram, _ text: RegexText, limit: Int) {
    self.program = program
    self.text = text
    self.limit = limit
    captures = Array(repeating: -1, count: 2 * (program.names.count + 1))
    rounds = Array(repeating: -1, count: program.rounds)
    stretches = Array(repeating: 0..<0, count: program.loops)
    words = text.count / 64 + 1
    isForgetful = !program.canRemember
  }

  /// The first match from a place on; its captures are in `captures`.
  mutating func firstMatch(from start: Int) throws(TakesTooLong) -> Range<Int>? {
    var position = start
    while position <= text.count {
      if let element = program.firstElement {
        while position < text.count, !program.elements[element].matches(text, position) {
          position += 1
          try count(1)
        }
        if position == text.count { return nil }
      }
      if let range = try match(at: position) { return range }
      if program.beginsAtStart { return nil }
      position += 1
    }
    return nil
  }

  /// The match that begins at a place.
  ///
  /// - Parameter isWhole: whether it has to go to the end of the text.
  mutating func match(at position: Int, isWhole: Bool = false) throws(TakesTooLong) -> Range<Int>? {
    for index in captures.indices { captures[index] = -1 }
    frames.removeAll(keepingCapacity: true)
    end = isWhole ? text.count : nil
    guard let end = try run(pc: 0, at: position) else { return nil }
    return position..<end
  }

  @inline(__always)
  private mutating func count(_ work: Int) throws(TakesTooLong) {
    steps += work
    if steps > limit { throw TakesTooLong() }
    if steps > 4_096, failures.isEmpty, !isForgetful { prepareToRemember() }
  }

  // MARK: Remembering

  private mutating func prepareToRemember() {
    let size = words.multipliedReportingOverflow(by: max(1, program.slots))
    guard !size.overflow, size.partialValue <= 4 << 20 else {
      isForgetful = true
      return
    }
    failures = Array(repeating: 0, count: size.partialValue)
    hopeless = Array(repeating: (0, -1), count: program.slots)
  }

  @inline(__always)
  private func hasFailed(_ slot: Int, _ position: Int) -> Bool {
    guard !isForgetful, !failures.isEmpty else { return false }
    return failures[slot * words + position >> 6] >> UInt64(position & 63) & 1 == 1
  }

  @inline(__always)
  private mutating func remember(_ slot: Int, _ position: Int) {
    guard !isForgetful, !failures.isEmpty else { return }
    failures[slot * words + position >> 6] |= 1 << UInt64(position & 63)
  }

  /// The last place from `low` to `high` that has not failed.
  private mutating func lastHope(_ slot: Int, _ low: Int, _ high: Int) throws(TakesTooLong) -> Int? {
    guard !isForgetful, !failures.isEmpty else { return high >= low ? high : nil }
    var position = high
    while position >= low {
      if position <= hopeless[slot].high, position >= hopeless[slot].low {
        position = hopeless[slot].low - 1
        continue
      }
      try count(1)
      let bit = position & 63
      let open = ~failures[slot * words + position >> 6] << UInt64(63 - bit)
      if open != 0 {
        let found = position - open.leadingZeroBitCount
        if found >= low { return found }
        break
      }
      position -= bit + 1
    }
    giveUp(slot, low, high)
    return nil
  }

  /// Keeps that all places of a stretch have failed, together with the stretch known before where the two
  /// meet.
  private mutating func giveUp(_ slot: Int, _ low: Int, _ high: Int) {
    guard low <= high else { return }
    let known = hopeless[slot]
    let isMeeting = known.low <= high + 1 && low <= known.high + 1
    hopeless[slot] = isMeeting ? (min(low, known.low), max(high, known.high)) : (low, high)
  }

  // MARK: Running

  /// Runs from an instruction to the next `accept`; gives where that is reached.
  private mutating func run(pc start: Int, at first: Int) throws(TakesTooLong) -> Int? {
    let base = frames.count
    var pc = start
    var position = first
    while true {
      try count(1)
      switch program.instructions[pc] {
      case .element(let element):
        if position < text.count, program.elements[element].matches(text, position) {
          pc += 1
          position += 1
          continue
        }
      case .jump(let target):
        pc = target
        continue
      case .split(let first, let second, let slot):
        if !hasFailed(slot, position) {
          if !failures.isEmpty, !isForgetful { frames.append(.failed(slot: slot, position: position)) }
          frames.append(.branch(pc: second, position: position))
          pc = first
          continue
        }
      case .save(let index):
        frames.append(.capture(index, captures[index]))
        captures[index] = position
        pc += 1
        continue
      case .assert(let assertion):
        if text.holds(assertion, at: position) {
          pc += 1
          continue
        }
      case .loop(let element, let min, let max, let kind, let slot, let last):
        if let next = try loop(element, min, max, kind, slot, last, pc, position) {
          position = next
          pc += 1
          continue
        }
      case .round(let index):
        frames.append(.round(index, rounds[index]))
        rounds[index] = position
        pc += 1
        continue
      case .leave(let index, let target):
        pc = rounds[index] == position ? target : pc + 1
        continue
      case .look(let isAhead, let isNegated, let lengths, let next):
        if try looks(pc + 1, isAhead: isAhead, isNegated: isNegated, lengths, position) {
          pc = next
          continue
        }
      case .atomic(let next):
        let height = frames.count
        let outer = end
        end = nil
        let reached = try run(pc: pc + 1, at: position)
        end = outer
        if let reached {
          settle(height)
          position = reached
          pc = next
          continue
        }
      case .reference(let index, let ignoresCase):
        if let next = try repeated(index, ignoresCase, position) {
          position = next
          pc += 1
          continue
        }
      case .accept:
        if end == nil || end == position { return position }
      }
      guard let back = try goBack(to: base) else { return nil }
      (pc, position) = back
    }
  }

  /// Undoes what led nowhere, up to the last place where there was another way.
  private mutating func goBack(to base: Int) throws(TakesTooLong) -> (Int, Int)? {
    while frames.count > base, let frame = frames.popLast() {
      try count(1)
      switch frame {
      case .branch(let pc, let position): return (pc, position)
      case .capture(let index, let old): captures[index] = old
      case .round(let index, let old): rounds[index] = old
      case .failed(let slot, let position): remember(slot, position)
      case .shorten(let pc, let low, let position):
        guard case .loop(_, _, _, _, let slot, _) = program.instructions[pc] else { continue }
        remember(slot, position)
        guard let next = try lastHope(slot, low, position - 1) else { continue }
        frames.append(.shorten(pc: pc, low: low, position: next))
        return (pc + 1, next)
      case .lengthen(let pc, let position, let high):
        guard case .loop(let element, _, _, _, let slot, _) = program.instructions[pc] else { continue }
        remember(slot, position)
        var next = position
        repeat {
          guard next < high, program.elements[element].matches(text, next) else {
            next = -1
            break
          }
          next += 1
          try count(1)
        } while hasFailed(slot, next)
        guard next >= 0 else { continue }
        frames.append(.lengthen(pc: pc, position: next, high: high))
        return (pc + 1, next)
      }
    }
    return nil
  }

  /// Forgets the other ways of what has matched for good; what it captured can still be undone.
  private mutating func settle(_ height: Int) {
    guard frames.count > height else { return }
    let kept = frames[height...].filter { frame in
      switch frame {
      case .capture, .round: true
      default: false
      }
    }
    frames.replaceSubrange(height..., with: kept)
  }

  private mutating func undo(_ height: Int) {
    while frames.count > height, let frame = frames.popLast() {
      switch frame {
      case .capture(let index, let old): captures[index] = old
      case .round(let index, let old): rounds[index] = old
      default: break
      }
    }
  }

  // MARK: Parts

  /// Runs a loop of one element; gives where to go on, with the other ways on the stack.
  private mutating func loop(
    _ element: Int, _ min: Int, _ max: Int?, _ kind: RegexRepetition, _ slot: Int, _ last: Int, _ pc: Int,
    _ position: Int
  ) throws(TakesTooLong) -> Int? {
    let room = text.count - position
    guard min <= room else { return nil }
    let high = position + Swift.min(room, max ?? room)
    if kind == .reluctant {
      var next = position
      while next < position + min {
        guard program.elements[element].matches(text, next) else { return nil }
        next += 1
      }
      try count(min)
      while hasFailed(slot, next) {
        guard next < high, program.elements[element].matches(text, next) else { return nil }
        next += 1
        try count(1)
      }
      frames.append(.lengthen(pc: pc, position: next, high: high))
      return next
    }
    // What was gone through before is not gone through again, from its middle or from before it.
    let known = stretches[last]
    var reached = position
    var seen = 0
    while reached < high {
      if known.contains(reached) {
        reached = Swift.min(high, known.upperBound)
        continue
      }
      guard program.elements[element].matches(text, reached) else { break }
      reached += 1
      seen += 1
    }
    try count(seen / 4)
    if seen > 0 { stretches[last] = position..<reached }
    guard reached >= position + min else { return nil }
    if kind == .possessive { return reached }
    guard let next = try lastHope(slot, position + min, reached) else { return nil }
    frames.append(.shorten(pc: pc, low: position + min, position: next))
    return next
  }

  private mutating func looks(
    _ pc: Int, isAhead: Bool, isNegated: Bool, _ lengths: ClosedRange<Int>, _ position: Int
  ) throws(TakesTooLong) -> Bool {
    let height = frames.count
    let (outer, wasForgetful) = (end, isForgetful)
    defer {
      end = outer
      isForgetful = wasForgetful
    }
    var isFound = false
    if isAhead {
      end = nil
      isFound = try run(pc: pc, at: position) != nil
    } else {
      // Nearest first. Here a match hangs on where it has to end, too.
      end = position
      isForgetful = true
      var length = lengths.lowerBound
      while !isFound, length <= Swift.min(position, lengths.upperBound) {
        try count(1)
        isFound = try run(pc: pc, at: position - length) != nil
        length += 1
      }
    }
    if isFound, !isNegated { settle(height) } else { undo(height) }
    return isFound != isNegated
  }

  /// Where the text of a capture ends that stands here again; one that took no part is found nowhere.
  private mutating func repeated(
    _ index: Int, _ ignoresCase: Bool, _ position: Int
  ) throws(TakesTooLong) -> Int? {
    guard captures.indices.contains(2 * index + 1) else { return nil }
    let (start, end) = (captures[2 * index], captures[2 * index + 1])
    guard start >= 0, end >= start, end - start <= text.count - position else { return nil }
    try count(end - start)
    for offset in 0..<(end - start) {
      let (a, b) = (text.elements[start + offset], text.elements[position + offset])
      guard a == b || (ignoresCase && a.folded == b.folded) else { return nil }
    }
    return position + end - start
  }
}
