import SwiftUI

/// The frame around what belongs together.
struct CardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(RoundedRectangle(cornerRadius: 12).fill(.quaternary))
  }
}

extension View {
  func card() -> some View {
    modifier(CardModifier())
  }
}
