// SwiftUI: the declarations of MatchedGeometryProperties.
// Declared as the framework's interface has it, with code of our own.

struct MatchedGeometryProperties: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
  static var position: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 1) }
  static var size: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 2) }
  static var frame: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 3) }
}
