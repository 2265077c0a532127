// SwiftUI-Flow: what it adds to View, as its documentation has it.

extension View {
  func startInNewLine(_ enabled: Bool = true) -> some View { self }
  func flexibility(_ behavior: FlexibilityBehavior) -> some View { self }
}
