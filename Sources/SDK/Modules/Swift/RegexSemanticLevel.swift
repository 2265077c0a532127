// Swift's standard library: the declarations of RegexSemanticLevel.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct RegexSemanticLevel: Hashable {
  static var graphemeCluster: RegexSemanticLevel { get }
  static var unicodeScalar: RegexSemanticLevel { get }
  static func == (a: RegexSemanticLevel, b: RegexSemanticLevel) -> Bool
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}
