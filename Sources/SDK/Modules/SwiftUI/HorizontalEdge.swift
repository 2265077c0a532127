// SwiftUI: the declarations of HorizontalEdge.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum HorizontalEdge: Int8, CaseIterable, Codable {
  case leading
  case trailing
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8)
    static let leading: HorizontalEdge.Set
    static let trailing: HorizontalEdge.Set
    static let all: HorizontalEdge.Set
    init(_ edge: HorizontalEdge)
  }
}
