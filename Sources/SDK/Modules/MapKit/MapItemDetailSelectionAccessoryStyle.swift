// MapKit: the declarations of MapItemDetailSelectionAccessoryStyle.
// Declared as the framework's interface has it, with code of our own.

struct MapItemDetailSelectionAccessoryStyle {
  struct CalloutStyle {
    static var automatic: MapItemDetailSelectionAccessoryStyle.CalloutStyle { get }
    static var full: MapItemDetailSelectionAccessoryStyle.CalloutStyle { get }
    static var compact: MapItemDetailSelectionAccessoryStyle.CalloutStyle { get }
  }
  static var automatic: MapItemDetailSelectionAccessoryStyle { get }
  static var callout: MapItemDetailSelectionAccessoryStyle { get }
  static func callout(_ style: MapItemDetailSelectionAccessoryStyle.CalloutStyle)
    -> MapItemDetailSelectionAccessoryStyle
  static var sheet: MapItemDetailSelectionAccessoryStyle { get }
  static var caption: MapItemDetailSelectionAccessoryStyle { get }
}
