// SwiftUI: the declarations of HorizontalDirection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum HorizontalDirection: Int8, CaseIterable, Codable {
  case leading
  case trailing
  struct Set: OptionSet, Equatable, Hashable {
    let rawValue: Int8
    init(rawValue: Int8)
    static let leading: HorizontalDirection.Set
    static let trailing: HorizontalDirection.Set
    static let all: HorizontalDirection.Set
    init(_ direction: HorizontalDirection)
  }
}
