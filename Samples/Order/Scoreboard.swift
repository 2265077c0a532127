import SwiftUI

struct Team: Identifiable {
  let name: String
  let points: Int
  var id: String { name }
}

/// Columns without a container are read line by line, across the columns.
struct LooseScoreboard: View {
  let teams: [Team]

  var body: some View {
    HStack {
      VStack {
        ForEach(teams) { Text($0.name) }
      }
      VStack {
        ForEach(teams) { Text("\($0.points) points") }
      }
    }
  }
}

/// Each line is one cell: a name, its points, and what the button does.
struct CombinedScoreboard: View {
  @State var teams: [Team]

  var body: some View {
    VStack {
      ForEach(teams) { team in
        HStack {
          Text(team.name)
          Text("\(team.points) points")
          Button("Drop") {
            print("\(team.name) dropped")
            teams.removeAll { $0.id == team.id }
          }
        }
        .accessibilityElement(children: .combine)
      }
      Text("The winner is read first")
        .accessibilitySortPriority(1)
    }
  }
}

#Preview("Loose") {
  LooseScoreboard(teams: [Team(name: "Gulls", points: 12), Team(name: "Terns", points: 9)])
}

#Preview("Combined") {
  CombinedScoreboard(
    teams: [
      Team(name: "Gulls", points: 12), Team(name: "Terns", points: 9),
      Team(name: "Puffins", points: 4),
    ])
}
