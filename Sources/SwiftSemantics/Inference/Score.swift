/// How far a solution is from what is written: the one with the lower score is meant. The order is that of
/// the Swift compiler's `ScoreKind` (lib/Sema, ConstraintSystem.h).
struct Score: Comparable {
  enum Kind: Int, CaseIterable {
    case fix, hole, unavailable, asyncMismatch, disfavored, memberThroughOptional, forcedUnwrap,
      valueConversion
    case functionConversion
    case nonDefaultLiteral, collectionUpcast, valueToOptional, emptyExistential, keyPathFunction
  }

  private var counts: (UInt64, UInt64) = (0, 0)

  /// Each kind has nine bits, the gravest the highest.
  mutating func add(_ kind: Kind) {
    let position = kind.rawValue
    if position < 7 {
      counts.0 += 1 << UInt64((6 - position) * 9)
    } else {
      counts.1 += 1 << UInt64((13 - position) * 9)
    }
  }

  /// Whether nothing of it is a fix, an unwrapped optional or a converted value.
  var isPlain: Bool {
    [Kind.fix, .hole, .forcedUnwrap, .valueConversion, .functionConversion].allSatisfy { count(of: $0) == 0 }
  }

  /// Whether a choice that costs this is one after which those are not tried that count as a last resort
  /// (`DisjunctionStep::shouldStopAt`, lib/Sema/CSStep.cpp).
  var isFavored: Bool {
    [Kind.fix, .unavailable, .asyncMismatch].allSatisfy { count(of: $0) == 0 }
  }

  func count(of kind: Kind) -> UInt64 {
    let position = kind.rawValue
    let (half, place) = position < 7 ? (counts.0, 6 - position) : (counts.1, 13 - position)
    return half >> UInt64(place * 9) & 0x1FF
  }

  static func + (left: Score, right: Score) -> Score {
    var sum = left
    sum.counts.0 &+= right.counts.0
    sum.counts.1 &+= right.counts.1
    return sum
  }

  /// How much more a score is than one that it began with.
  static func - (left: Score, right: Score) -> Score {
    var rest = left
    rest.counts.0 &-= right.counts.0
    rest.counts.1 &-= right.counts.1
    return rest
  }

  static func == (left: Score, right: Score) -> Bool { left.counts == right.counts }
  static func < (left: Score, right: Score) -> Bool { left.counts < right.counts }
}
