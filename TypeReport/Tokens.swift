import SwiftParser
import SwiftSyntax

/// Where the compiler's tokens start: a literal of text is one.
struct Tokens {
  private var starts: [Int] = []
  private var literals: [Int: Int] = [:]

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      starts.append(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    note(Syntax(tree))
  }

  private mutating func note(_ node: Syntax) {
    if node.is(StringLiteralExprSyntax.self) || node.is(RegexLiteralExprSyntax.self) {
      literals[node.endPositionBeforeTrailingTrivia.utf8Offset] =
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    for child in node.children(viewMode: .sourceAccurate) { note(child) }
  }

  func last(before end: Int) -> Int {
    if let start = literals[end] { return start }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < end { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? starts[low - 1] : 0
  }
}
