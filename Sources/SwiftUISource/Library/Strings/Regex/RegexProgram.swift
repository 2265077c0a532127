/// A regular expression as instructions.
struct RegexProgram {
  enum Instruction {
    case element(Int)
    /// Goes on at the first, and at the second where that leads to no match.
    case split(Int, Int, slot: Int)
    case jump(Int)
    /// Keeps the place: captures have two each, their start and their end.
    case save(Int)
    case assert(RegexAssertion)
    /// One element over and over.
    case loop(Int, min: Int, max: Int?, RegexRepetition, slot: Int, last: Int)
    /// Keeps where a round of a loop begins.
    case round(Int)
    /// Leaves a loop whose round has matched nothing, which would go on for ever.
    case leave(Int, to: Int)
    case look(isAhead: Bool, isNegated: Bool, lengths: ClosedRange<Int>, next: Int)
    case atomic(next: Int)
    case reference(Int, ignoresCase: Bool)
    case accept
  }

  private(set) var instructions: [Instruction] = []
  private(set) var elements: [RegexElementTest] = []
  /// How many places there are from which failing is remembered.
  private(set) var slots = 0
  /// How many loops remember how far their element goes.
  private(set) var loops = 0
  private(set) var rounds = 0
  let names: [String?]
  /// What failed once fails again at the same place, where it does not hang on what is captured.
  let canRemember: Bool
  /// What every match begins with, where it is one element.
  private(set) var firstElement: Int?
  private(set) var beginsAtStart = false

  static let longestProgram = 10_000

  init(_ parsed: RegexParser.Result, level: RegexLevel) throws(RegexSyntaxError) {
    names = parsed.names
    canRemember = !parsed.hasReferences
    try add(parsed.node)
    try emit(.accept)
    findStart()
  }

  private mutating func findStart() {
    for instruction in instructions {
      switch instruction {
      case .save: continue
      case .element(let element): firstElement = element
      case .loop(let element, let min, _, _, _, _) where min > 0: firstElement = element
      case .assert(.textStart): beginsAtStart = true
      default: break
      }
      return
    }
  }

  private mutating func emit(_ instruction: Instruction) throws(RegexSyntaxError) {
    guard instructions.count < RegexProgram.longestProgram else {
      throw RegexSyntaxError(
        message: "it comes to more than \(RegexProgram.longestProgram) steps", isUnsupported: true)
    }
    instructions.append(instruction)
  }

  private mutating func element(_ element: RegexElement) -> Int {
    elements.append(RegexElementTest(element))
    return elements.count - 1
  }

  private mutating func newSlot() -> Int {
    slots += 1
    return slots - 1
  }

  private mutating func add(_ node: RegexNode) throws(RegexSyntaxError) {
    switch node {
    case .empty: break
    case .element(let value):
      let test = element(value)
      try emit(.element(test))
    case .sequence(let parts): for part in parts { try add(part) }
    case .alternation(let branches): try add(alternation: branches)
    case .capture(let inside, let index):
      try emit(.save(2 * index))
      try add(inside)
      try emit(.save(2 * index + 1))
    case .repeated(let inside, let min, let max, let kind):
      if kind == .possessive, !inside.isElement {
        try add(atomic: .repeated(inside, min: min, max: max, .greedy))
      } else {
        try add(inside, min, max, kind)
      }
    case .assertion(let assertion): try emit(.assert(assertion))
    case .look(let inside, let isAhead, let isNegated):
      let start = instructions.count
      try emit(.accept)
      try add(inside)
      try emit(.accept)
      instructions[start] = .look(
        isAhead: isAhead, isNegated: isNegated, lengths: inside.lengths, next: instructions.count)
    case .atomic(let inside): try add(atomic: inside)
    case .reference(let index, let ignoresCase): try emit(.reference(index, ignoresCase: ignoresCase))
    }
  }

  private mutating func add(atomic inside: RegexNode) throws(RegexSyntaxError) {
    let start = instructions.count
    try emit(.accept)
    try add(inside)
    try emit(.accept)
    instructions[start] = .atomic(next: instructions.count)
  }

  private mutating func add(alternation branches: [RegexNode]) throws(RegexSyntaxError) {
    var ends: [Int] = []
    for (index, branch) in branches.enumerated() {
      guard index < branches.count - 1 else {
        try add(branch)
        break
      }
      let split = instructions.count
      try emit(.accept)
      try add(branch)
      ends.append(instructions.count)
      try emit(.accept)
      instructions[split] = .split(split + 1, instructions.count, slot: newSlot())
    }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func add(
    _ inside: RegexNode, _ min: Int, _ max: Int?, _ kind: RegexRepetition
  ) throws(RegexSyntaxError) {
    if case .element(let value) = inside {
      let test = element(value)
      loops += 1
      try emit(.loop(test, min: min, max: max, kind, slot: newSlot(), last: loops - 1))
      return
    }
    for _ in 0..<min {
      let size = instructions.count
      try add(inside)
      // Nothing, however often.
      if instructions.count == size { break }
    }
    if let max {
      var splits: [Int] = []
      for _ in min..<max {
        splits.append(instructions.count)
        try emit(.accept)
        try add(inside)
      }
      for split in splits { setSplit(split, to: instructions.count, kind) }
      return
    }
    let split = instructions.count
    try emit(.accept)
    let isNullable = inside.lengths.lowerBound == 0
    let round = rounds
    if isNullable {
      rounds += 1
      try emit(.round(round))
    }
    try add(inside)
    if isNullable { try emit(.leave(round, to: instructions.count + 2)) }
    try emit(.jump(split))
    setSplit(split, to: instructions.count, kind)
  }

  private mutating func setSplit(_ split: Int, to end: Int, _ kind: RegexRepetition) {
    instructions[split] =
      kind == .reluctant
      ? .split(end, split + 1, slot: newSlot()) : .split(split + 1, end, slot: newSlot())
  }
}

extension RegexNode {
  var isElement: Bool {
    if case .element = self { return true }
    return false
  }

  /// How many elements it may match; `Int.max` where there is no end to it.
  var lengths: ClosedRange<Int> {
    switch self {
    case .empty, .assertion, .look: 0...0
    case .element: 1...1
    case .sequence(let parts):
      parts.reduce(0...0) { sum, part in
        let own = part.lengths
        return sum.lowerBound.addingUpTo(own.lowerBound)...sum.upperBound.addingUpTo(own.upperBound)
      }
    case .alternation(let branches):
      branches.dropFirst().reduce(branches.first?.lengths ?? 0...0) { all, branch in
        let own = branch.lengths
        return Swift.min(all.lowerBound, own.lowerBound)...Swift.max(all.upperBound, own.upperBound)
      }
    case .capture(let inside, _), .atomic(let inside): inside.lengths
    case .repeated(let inside, let min, let max, _):
      inside.lengths.lowerBound
        .timesUpTo(
          min)...(max.map { inside.lengths.upperBound.timesUpTo($0) }
        ?? (inside.lengths.upperBound == 0 ? 0 : .max))
    case .reference: 0...Int.max
    }
  }
}

extension Int {
  fileprivate func addingUpTo(_ other: Int) -> Int {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? .max : sum.partialValue
  }

  fileprivate func timesUpTo(_ other: Int) -> Int {
    let product = multipliedReportingOverflow(by: other)
    return product.overflow ? .max : product.partialValue
  }
}

/// Whether an element of a text is one of a pattern's: ASCII by a table, the rest by its rule.
struct RegexElementTest {
  private let element: RegexElement
  private let low: UInt64
  private let high: UInt64

  init(_ element: RegexElement) {
    self.element = element
    var (low, high): (UInt64, UInt64) = (0, 0)
    for code in UInt8(0)..<128 where element.matches(Character(Unicode.Scalar(code))) {
      if code < 64 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code - 64) }
    }
    (self.low, self.high) = (low, high)
  }

  @inline(__always)
  func matches(_ text: RegexText, _ position: Int) -> Bool {
    let code = text.codes[position]
    if code < 64 { return low >> UInt64(code) & 1 == 1 }
    if code < 128 { return high >> UInt64(code - 64) & 1 == 1 }
    return element.matches(text.elements[position])
  }
}

extension RegexElement {
  func matches(_ character: Character) -> Bool {
    switch self {
    case .literal(let own, let ignoresCase):
      own == character || (ignoresCase && own.folded == character.folded)
    case .any(let matchesLineEnds):
      matchesLineEnds || !(character.unicodeScalars.first.map { RegexProperty.isLineEnd($0) } ?? false)
    case .set(let set, let ignoresCase): set.contains(character, ignoresCase: ignoresCase)
    }
  }
}
