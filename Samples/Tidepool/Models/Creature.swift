import Foundation

/// Where on the shore a creature lives.
enum Zone: String, CaseIterable, Identifiable {
  case splash = "Splash zone"
  case middle = "Middle shore"
  case low = "Low water"

  var id: String { rawValue }
}

struct Creature: Identifiable, Hashable {
  let id: String
  let name: String
  let species: String
  let zone: Zone
  let note: String
  var isFavourite = false
}

extension Creature {
  static let examples = [
    Creature(
      id: "limpet", name: "Limpet", species: "Patella vulgata", zone: .splash,
      note: "Returns to the same spot on the rock after every meal."),
    Creature(
      id: "periwinkle", name: "Periwinkle", species: "Littorina littorea", zone: .splash,
      note: "Can stay out of the water for weeks."),
    Creature(
      id: "anemone", name: "Beadlet anemone", species: "Actinia equina", zone: .middle,
      note: "Looks like a drop of jam until the tide comes in.", isFavourite: true),
    Creature(
      id: "starfish", name: "Cushion star", species: "Asterina gibbosa", zone: .low,
      note: "Changes from male to female as it grows."),
  ]
}
