import SwiftUI

/// One creature: its card, what is known of it, and the way to write down a find.
struct CreatureDetail: View {
  let creature: Creature

  @Environment(FieldGuide.self) private var guide
  @State private var isRecording = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        card
        Text(creature.note)
        Button("Record a find") { isRecording = true }
          .buttonStyle(PillButtonStyle())
      }
      .padding()
    }
    .navigationTitle(creature.name)
    .sheet(isPresented: $isRecording) {
      SightingForm(creature: creature)
    }
  }

  private var card: some View {
    VStack(alignment: .leading) {
      Text(creature.species)
        .italic()
      Text(creature.zone.rawValue)
    }
    .card()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(creature.species)
    .accessibilityCustomContent("Zone", creature.zone.rawValue, importance: .high)
    .accessibilityCustomContent("Found", "\(finds) times")
    .accessibilityAction(named: "Copy the name") { print("copied \(creature.species)") }
  }

  private var finds: Int {
    guide.sightings.filter { $0.creature == creature.name }.count
  }
}

#Preview("Detail") {
  NavigationStack {
    CreatureDetail(creature: Creature.examples[0])
  }
  .environment(FieldGuide.example)
}
