import SwiftUI

/// One element, one action: the shortest way to give a card a shortcut.
struct FerryCard: View {
  var body: some View {
    Text("Ferry to Skerry Island")
      .padding()
      .background(.thinMaterial)
      .accessibilityAction(named: "Reserve a seat") {
        print("seat reserved")
      }
  }
}

/// Several actions, one modifier each, on a card that can be activated as well.
struct DepartureCard: View {
  @State private var isFollowed = false

  var body: some View {
    Button("Harbour Line, 14:20") {
      print("timetable shown")
    }
    .accessibilityValue(isFollowed ? "followed" : "not followed")
    .accessibilityAction(named: "Follow") {
      isFollowed = true
    }
    .accessibilityAction(named: "Report a delay") {
      print("delay reported")
    }
    .accessibilityAction(named: "Show the quay") {
      print("quay 3")
    }
  }
}

/// A player that answers the two gestures for which no list is needed.
struct FoghornPlayer: View {
  @State private var isPlaying = false
  @State private var isOpen = true

  var body: some View {
    VStack {
      if isOpen {
        Text("Foghorn sounds")
          .accessibilityAddTraits(.isHeader)
        Text(isPlaying ? "Playing" : "Stopped")
      } else {
        Text("The player is closed")
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Player")
    .accessibilityAction(.magicTap) {
      isPlaying.toggle()
      print(isPlaying ? "play" : "stop")
    }
    .accessibilityAction(.escape) {
      isOpen = false
      print("closed")
    }
  }
}

#Preview("One action") {
  FerryCard()
}

#Preview("Several actions") {
  DepartureCard()
}

#Preview("Gestures") {
  FoghornPlayer()
}
