import SwiftUI

/// What was found so far.
struct SightingDiary: View {
  @Environment(FieldGuide.self) private var guide
  @State private var asksToClear = false

  var body: some View {
    NavigationStack {
      List {
        if guide.sightings.isEmpty {
          Text("Nothing found yet")
        }
        ForEach(guide.sightings) { sighting in
          VStack(alignment: .leading) {
            Text(sighting.creature)
            Text(sighting.summary)
          }
          .accessibilityElement(children: .combine)
          .accessibilityValue("\(sighting.rating) stars")
        }
      }
      .navigationTitle("Diary")
      .toolbar {
        Button("Clear") { asksToClear = true }
          .disabled(guide.sightings.isEmpty)
      }
      .alert("Clear the diary?", isPresented: $asksToClear) {
        Button("Clear all", role: .destructive) { guide.clearDiary() }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("This can't be undone.")
      }
    }
  }
}

#Preview("Diary") {
  SightingDiary()
    .environment(FieldGuide.example)
}
