import Observation

/// The one model of the app: what there is to find, and what was found.
@Observable
final class FieldGuide {
  var creatures: [Creature]
  var sightings: [Sighting]

  init(creatures: [Creature] = Creature.examples, sightings: [Sighting] = []) {
    self.creatures = creatures
    self.sightings = sightings
  }

  func creatures(in zone: Zone) -> [Creature] {
    creatures.filter { $0.zone == zone }
  }

  func toggleFavourite(_ creature: Creature) {
    guard let index = creatures.firstIndex(where: { $0.id == creature.id }) else { return }
    creatures[index].isFavourite.toggle()
    print("\(creature.name) is \(creatures[index].isFavourite ? "a favourite" : "no favourite")")
  }

  func hide(_ creature: Creature) {
    creatures.removeAll { $0.id == creature.id }
    print("\(creature.name) hidden")
  }

  func record(_ creature: Creature, count: Int, place: String, rating: Int) {
    let next = (sightings.map(\.id).max() ?? 0) + 1
    sightings.append(
      Sighting(id: next, creature: creature.name, count: count, place: place, rating: rating))
    print("recorded: \(count) \(creature.name), \(place), \(rating) stars")
  }

  func clearDiary() {
    sightings = []
    print("diary cleared")
  }
}

extension FieldGuide {
  static let example = FieldGuide(
    sightings: [
      Sighting(id: 1, creature: "Limpet", count: 12, place: "Gull Rock", rating: 3),
      Sighting(id: 2, creature: "Cushion star", count: 1, place: "Mill Bay", rating: 5),
    ])
}
