// SwiftUI: the declarations of SearchSuggestionsPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SearchSuggestionsPlacement: Equatable {
  static var automatic: SearchSuggestionsPlacement { get }
  static var menu: SearchSuggestionsPlacement { get }
  static var content: SearchSuggestionsPlacement { get }
  struct Set: OptionSet {
    var rawValue: Int { get set }
    static var menu: SearchSuggestionsPlacement.Set { get }
    static var content: SearchSuggestionsPlacement.Set { get }
    init(rawValue: Int)
  }
  static func == (a: SearchSuggestionsPlacement, b: SearchSuggestionsPlacement) -> Bool
}
