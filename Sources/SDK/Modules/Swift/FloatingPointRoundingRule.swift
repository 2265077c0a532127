// Swift's standard library: the declarations of FloatingPointRoundingRule.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum FloatingPointRoundingRule: Sendable {
  case toNearestOrAwayFromZero
  case toNearestOrEven
  case up
  case down
  case towardZero
  case awayFromZero
  static func == (a: FloatingPointRoundingRule, b: FloatingPointRoundingRule) -> Bool
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension FloatingPointRoundingRule: Equatable {}

extension FloatingPointRoundingRule: Hashable {}
