// SwiftUI: the declarations of IndexViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol IndexViewStyle {}

extension IndexViewStyle where Self == PageIndexViewStyle {
  static var page: PageIndexViewStyle { get }
  static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
}
