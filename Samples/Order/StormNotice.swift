import SwiftUI

struct NoticeText: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Storm on Friday")
        .font(.headline)
      Text("The pier closes at noon")
    }
  }
}

struct CloseButton: View {
  var body: some View {
    Button {
      print("notice closed")
    } label: {
      Image(systemName: "xmark")
    }
    .accessibilityLabel("Close")
  }
}

struct AlertButton: View {
  var body: some View {
    Button("Alert me") {
      print("alert set")
    }
  }
}

/// The corner is read first: what an overlay adds comes before what is on its line.
struct PlainNotice: View {
  var body: some View {
    VStack {
      NoticeText()
      AlertButton()
    }
    .overlay(alignment: .topTrailing) { CloseButton() }
  }
}

/// The corner is read last, and the two texts are one stop.
struct OrderedNotice: View {
  var body: some View {
    VStack {
      NoticeText()
        .accessibilityElement(children: .combine)
      AlertButton()
    }
    .overlay(alignment: .topTrailing) {
      CloseButton()
        .accessibilitySortPriority(-1)
    }
  }
}

/// One stop; both buttons are its actions.
struct CombinedNotice: View {
  var body: some View {
    VStack {
      NoticeText()
      AlertButton()
    }
    .overlay(alignment: .topTrailing) { CloseButton() }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Plain") { PlainNotice() }
#Preview("Ordered") { OrderedNotice() }
#Preview("Combined") { CombinedNotice() }
