import SwiftUI

/// A step that a parcel can take next. Which steps there are depends on where it is.
struct ParcelStep: Identifiable {
  let id: Int
  let title: String
}

final class ParcelModel: ObservableObject {
  @Published var status = "in the depot"
  @Published var steps = [
    ParcelStep(id: 1, title: "Load onto the van"),
    ParcelStep(id: 2, title: "Return to sender"),
  ]

  func take(_ step: ParcelStep) {
    print("step \(step.id): \(step.title)")
    switch step.id {
    case 1:
      status = "on the van"
      steps = [
        ParcelStep(id: 3, title: "Deliver"),
        ParcelStep(id: 4, title: "Leave with a neighbour"),
        ParcelStep(id: 2, title: "Return to sender"),
      ]
    case 3:
      status = "delivered"
      steps = []
    default:
      status = "closed"
      steps.removeAll()
    }
  }
}

/// The actions are data: the view model says which there are now.
struct ParcelCard: View {
  @StateObject private var parcel = ParcelModel()

  var body: some View {
    VStack {
      Text("Queue")
        .accessibilityAddTraits(.isHeader)
      Text("Parcel 17")
        .accessibilityValue(parcel.status)
        .accessibilityActions {
          ForEach(parcel.steps) { step in
            Button(step.title) { parcel.take(step) }
          }
        }
    }
  }
}

#Preview {
  ParcelCard()
}
