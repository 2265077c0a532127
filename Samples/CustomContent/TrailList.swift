import SwiftUI

extension AccessibilityCustomContentKey {
  static let distance = AccessibilityCustomContentKey("Distance")
  static let climb = AccessibilityCustomContentKey("Climb", id: "trail.climb")
  static let surface = AccessibilityCustomContentKey("Surface")
}

struct Trail: Identifiable {
  let id: Int
  let name: String
  let distance: String
  let climb: String
  var surface: String?
}

/// A row that says what all rows of its kind say. The keys are shared, so that whoever places
/// the row can replace an item or take it out.
struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack {
      Image(systemName: "figure.hiking")
        .accessibilityHidden(true)
      Text(trail.name)
      Spacer()
      Text(trail.distance)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(trail.name)
    .accessibilityCustomContent(.distance, trail.distance, importance: .high)
    .accessibilityCustomContent(.climb, trail.climb)
    .accessibilityCustomContent(.surface, trail.surface ?? "unknown")
  }
}

struct TrailList: View {
  private let trails = [
    Trail(id: 1, name: "Heron Loop", distance: "4 km", climb: "80 metres", surface: "gravel"),
    Trail(id: 2, name: "Cliff Path", distance: "9 km", climb: "420 metres", surface: "rock"),
  ]
  @State private var tellsClimb = false

  var body: some View {
    VStack {
      Toggle("Climb first", isOn: $tellsClimb)
      ForEach(trails) { trail in
        TrailRow(trail: trail)
          .accessibilityCustomContent(
            .climb, trail.climb, importance: tellsClimb ? .high : .default)
      }
      Button("Add a trail") { print("new trail") }
        .accessibilityCustomContent("Last added", "Heron Loop")
        .accessibilityAction(named: "Import") { print("imported") }
    }
  }
}

#Preview {
  TrailList()
}
