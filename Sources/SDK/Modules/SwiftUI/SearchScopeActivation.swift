// SwiftUI: the declarations of SearchScopeActivation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SearchScopeActivation {
  static var automatic: SearchScopeActivation { get }
  static var onTextEntry: SearchScopeActivation { get }
  static var onSearchPresentation: SearchScopeActivation { get }
}
