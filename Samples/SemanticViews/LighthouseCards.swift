import SwiftUI

/// The content that every card below shows: two texts and a symbol that can be tapped.
struct LighthouseContent: View {
  @Binding var isSaved: Bool

  var body: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading) {
        Text("Fastnet")
        Text("Lit since 1854")
      }
      Image(systemName: isSaved ? "star.fill" : "star")
        .onTapGesture { isSaved.toggle() }
        .accessibilityAddTraits(.isButton)
    }
  }
}

/// Three stops, and a name that is said on the way in.
struct ContainedCard: View {
  @State private var isSaved = false

  var body: some View {
    LighthouseContent(isSaved: $isSaved)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Lighthouse")
  }
}

/// One stop that says all there is.
struct CombinedCard: View {
  @State private var isSaved = false

  var body: some View {
    LighthouseContent(isSaved: $isSaved)
      .accessibilityElement(children: .combine)
  }
}

/// One stop that says what we tell it to.
struct IgnoredCard: View {
  @State private var isSaved = false

  var body: some View {
    LighthouseContent(isSaved: $isSaved)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Fastnet, lit since 1854")
      .accessibilityValue(isSaved ? "saved" : "not saved")
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { isSaved.toggle() }
  }
}

/// No stop for the picture, one for the words.
struct HiddenPartsCard: View {
  var body: some View {
    VStack {
      Image("fastnet-at-dusk")
        .accessibilityHidden(true)
      Text("Fastnet at dusk")
      Divider()
      Text("Photograph by R. Oduya")
      Group {
        Text("1/250 s")
        Text("ISO 100")
      }
      .accessibilityHidden(true)
    }
  }
}

#Preview("Contain") { ContainedCard() }
#Preview("Combine") { CombinedCard() }
#Preview("Ignore") { IgnoredCard() }
#Preview("Hidden") { HiddenPartsCard() }
