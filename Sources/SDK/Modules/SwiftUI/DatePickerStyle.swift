// SwiftUI: the declarations of DatePickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DatePickerStyleConfiguration
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  static var wheel: WheelDatePickerStyle { get }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  static var automatic: DefaultDatePickerStyle { get }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  static var graphical: GraphicalDatePickerStyle { get }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  static var compact: CompactDatePickerStyle { get }
}
