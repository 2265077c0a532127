// SwiftUI: the declarations of PickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PickerStyle {}

extension PickerStyle where Self == WheelPickerStyle {
  static var wheel: WheelPickerStyle { get }
}

extension PickerStyle where Self == InlinePickerStyle {
  static var inline: InlinePickerStyle { get }
}

extension PickerStyle where Self == DefaultPickerStyle {
  static var automatic: DefaultPickerStyle { get }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  static var segmented: SegmentedPickerStyle { get }
}

extension PickerStyle where Self == PalettePickerStyle {
  static var palette: PalettePickerStyle { get }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  static var navigationLink: NavigationLinkPickerStyle { get }
}

extension PickerStyle where Self == MenuPickerStyle {
  static var menu: MenuPickerStyle { get }
}
