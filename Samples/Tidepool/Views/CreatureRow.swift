import SwiftUI

struct CreatureRow: View {
  let creature: Creature

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(creature.name)
        Text(creature.species)
          .font(.caption)
          .italic()
      }
      if creature.isFavourite {
        Spacer()
        Image(systemName: "star.fill")
          .accessibilityLabel("Favourite")
      }
    }
  }
}

struct CreatureRow_Previews: PreviewProvider {
  static var previews: some View {
    CreatureRow(creature: Creature.examples[2])
      .accessibilityElement(children: .combine)
      .previewDisplayName("Favourite row")
  }
}
