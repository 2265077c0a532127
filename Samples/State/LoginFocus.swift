import SwiftUI

/// Moves the cursor to what went wrong instead of leaving the user to look for it.
struct LoginFocus: View {
  enum Field: Hashable {
    case message
    case member
  }

  @AccessibilityFocusState private var focus: Field?
  @State private var message: String?
  @State private var member = ""

  var body: some View {
    VStack {
      if let message {
        Text(message)
          .accessibilityFocused($focus, equals: .message)
      }
      TextField("0000", text: $member)
        .accessibilityLabel("Member number")
        .accessibilityFocused($focus, equals: .member)
      Button("Sign in", action: signIn)
      Button("Go to the field") { focus = .member }
    }
  }

  private func signIn() {
    if member.count == 4 {
      message = nil
      print("signed in as \(member)")
    } else {
      message = "A member number has four digits."
      focus = .message
    }
  }
}

#Preview {
  LoginFocus()
}
