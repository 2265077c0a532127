// SwiftUI: the declarations of MatchedGeometryProperties.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MatchedGeometryProperties: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32)
  static let position: MatchedGeometryProperties
  static let size: MatchedGeometryProperties
  static let frame: MatchedGeometryProperties
}
