import SwiftUI

/// Five stars; one element, changed by swiping up and down.
struct RatingControl: View {
  @Binding var rating: Int

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .onTapGesture { rating = star }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment where rating < 5: rating += 1
      case .decrement where rating > 1: rating -= 1
      default: break
      }
    }
  }
}

#Preview("Rating") {
  @Previewable @State var rating = 4
  RatingControl(rating: $rating)
}
