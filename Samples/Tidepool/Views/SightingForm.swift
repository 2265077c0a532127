import SwiftUI

/// Writes down a find. Shown as a sheet.
struct SightingForm: View {
  let creature: Creature

  @Environment(FieldGuide.self) private var guide
  @Environment(\.dismiss) private var dismiss
  @State private var count = 1
  @State private var place = ""
  @State private var rating = 3

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name of the shore", text: $place)
          .accessibilityLabel("Place")
        Stepper("Count: \(count)", value: $count, in: 1...20)
        RatingControl(rating: $rating)
      }
      .navigationTitle("New find")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(place.isEmpty)
        }
      }
    }
  }

  private func save() {
    guide.record(creature, count: count, place: place, rating: rating)
    dismiss()
  }
}

#Preview("Form") {
  SightingForm(creature: Creature.examples[3])
    .environment(FieldGuide())
}
