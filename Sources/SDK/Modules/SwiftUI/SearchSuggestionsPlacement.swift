// SwiftUI: the declarations of SearchSuggestionsPlacement.
// Declared as the framework's interface has it, with code of our own.

struct SearchSuggestionsPlacement: Equatable {
  static var automatic: SearchSuggestionsPlacement { get }
  static var menu: SearchSuggestionsPlacement { get }
  static var content: SearchSuggestionsPlacement { get }
  struct Set: OptionSet {
    var rawValue: Int
    static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1) }
    static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 2) }
    init(rawValue: Int) { self.rawValue = rawValue }
  }
}
