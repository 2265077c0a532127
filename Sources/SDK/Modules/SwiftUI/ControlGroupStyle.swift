// SwiftUI: the declarations of ControlGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  static var palette: PaletteControlGroupStyle { get }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  static var automatic: AutomaticControlGroupStyle { get }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  static var navigation: NavigationControlGroupStyle { get }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  static var menu: MenuControlGroupStyle { get }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  static var compactMenu: CompactMenuControlGroupStyle { get }
}
