import SwiftUI

/// Written for iOS 13, with the modifiers of that year.
struct BuoyCard: View {
  @State private var isMarked = false

  var body: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading) {
        Text("Buoy 7")
        Text("North channel")
      }
      Image(systemName: isMarked ? "flag.fill" : "flag")
        .onTapGesture { self.isMarked.toggle() }
        .accessibility(addTraits: .isButton)
    }
  }
}

struct CombinedBuoyCard: View {
  var body: some View {
    BuoyCard()
      .accessibilityElement(children: .combine)
  }
}

struct LabelledBuoyCard: View {
  @State private var isMarked = false

  var body: some View {
    BuoyCard()
      .accessibilityElement(children: .ignore)
      .accessibility(label: Text("Buoy 7, north channel"))
      .accessibility(value: Text(isMarked ? "marked" : "not marked"))
      .accessibility(hint: Text("Marks the buoy on the chart"))
      .accessibility(addTraits: .isButton)
      .accessibilityAction { self.isMarked.toggle() }
  }
}

struct OldSpellings_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BuoyCard()
        .previewDisplayName("Separate")
      CombinedBuoyCard()
        .previewDisplayName("Combined")
      LabelledBuoyCard()
        .previewDisplayName("Labelled")
    }
  }
}
