// SwiftUI: the declarations of VerticalEdge.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum VerticalEdge: Int8, CaseIterable, Codable {
  case top
  case bottom
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8)
    static let top: VerticalEdge.Set
    static let bottom: VerticalEdge.Set
    static let all: VerticalEdge.Set
    init(_ e: VerticalEdge)
  }
}
