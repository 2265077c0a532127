import Foundation

/// One find, as it stands in the diary.
struct Sighting: Identifiable, Hashable {
  let id: Int
  let creature: String
  var count: Int
  var place: String
  var rating: Int

  /// What the diary's row says.
  var summary: String {
    count == 1 ? "1 in \(place)" : "\(count) in \(place)"
  }
}
