import EarshotVocabulary

/// A line that views are aligned by: `.leading`, `.firstTextBaseline`, one of the app's own. Views may say by
/// `alignmentGuide` where it is in them.
struct AlignmentLine: Hashable {
  /// The axis along which the line is placed.
  var axis: Axis
  var name: String
  /// Where it is in a view that doesn't say: 0 at the leading or top edge, 1 at the other.
  var fraction: Double

  static func horizontal(_ fraction: Double) -> AlignmentLine {
    AlignmentLine(axis: .horizontal, name: name(fraction, "leading", "trailing"), fraction: fraction)
  }

  static func vertical(_ fraction: Double) -> AlignmentLine {
    AlignmentLine(axis: .vertical, name: name(fraction, "top", "bottom"), fraction: fraction)
  }

  static func along(_ axis: Axis, _ fraction: Double) -> AlignmentLine {
    axis == .horizontal ? .horizontal(fraction) : .vertical(fraction)
  }

  private static func name(_ fraction: Double, _ first: String, _ last: String) -> String {
    fraction == 0 ? first : fraction == 1 ? last : "center"
  }

  /// Whether it is the same part of each view, as long as none says otherwise.
  var isPlain: Bool { !name.hasSuffix("TextBaseline") }
}

/// How far views that are aligned by a line reach to both sides of it.
struct LineExtent {
  private(set) var before = -Double.infinity
  private var after = -Double.infinity

  /// The views of a container, each with what it is proposed.
  init(_ line: AlignmentLine, _ shares: [Proposal], _ items: Items) {
    for (item, share) in shares.enumerated() {
      let position = items.position(line, in: item, share)
      before = max(before, position)
      after = max(after, items.size(item, share)[line.axis] - position)
    }
  }

  var length: Double { before.isFinite ? before + after : 0 }
}

extension Items {
  /// Where a line is in a container by what the views in it say: the middle of what they say.
  func guide(_ line: AlignmentLine, _ origins: [Point], _ shares: [Proposal]) -> Double? {
    guard hasGuides else { return nil }
    var sum = 0.0
    var count = 0.0
    for item in 0..<self.count {
      guard let guide = guide(item, line, shares[item]) else { continue }
      sum += origins[item][line.axis] + guide
      count += 1
    }
    return count > 0 ? sum / count : nil
  }
}
