import SwiftUI

/// A round button. Speech is the label's, whatever is drawn around it.
struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(Capsule().fill(.teal))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}
