// SwiftUI: the declarations of FormStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

extension FormStyle where Self == ColumnsFormStyle {
  static var columns: ColumnsFormStyle { get }
}

extension FormStyle where Self == GroupedFormStyle {
  static var grouped: GroupedFormStyle { get }
}

extension FormStyle where Self == AutomaticFormStyle {
  static var automatic: AutomaticFormStyle { get }
}
