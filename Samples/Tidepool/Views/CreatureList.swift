import SwiftUI

/// All creatures by the zone they live in.
struct CreatureList: View {
  @Environment(FieldGuide.self) private var guide

  var body: some View {
    NavigationStack {
      List {
        ForEach(Zone.allCases) { zone in
          Section(zone.rawValue) {
            ForEach(guide.creatures(in: zone)) { creature in
              NavigationLink(value: creature) {
                CreatureRow(creature: creature)
              }
              .swipeActions {
                Button("Hide", role: .destructive) { guide.hide(creature) }
                Button(creature.isFavourite ? "Unmark" : "Favourite") {
                  guide.toggleFavourite(creature)
                }
              }
            }
          }
        }
      }
      .navigationTitle("Field guide")
      .navigationDestination(for: Creature.self) { creature in
        CreatureDetail(creature: creature)
      }
    }
  }
}

#Preview("List") {
  CreatureList()
    .environment(FieldGuide())
}
