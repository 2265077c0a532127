// SwiftUI: the declarations of VerticalDirection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum VerticalDirection: Int8, CaseIterable, Codable {
  case up
  case down
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8)
    static let up: VerticalDirection.Set
    static let down: VerticalDirection.Set
    static let all: VerticalDirection.Set
    init(_ direction: VerticalDirection)
  }
}
