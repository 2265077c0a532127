import Testing

/// The Swift Programming Language, "Generics": one type stands for a type parameter in the whole call.
@Suite("Members without their type, where another argument tells it") struct InferredParameterTests {
  private func texts(_ body: String) -> [String] {
    let screen = Screen(
      """
      protocol Choice: Hashable { var title: String { get } }
      enum Season: Choice, CaseIterable { case sowing, harvest
        var title: String { self == .sowing ? "Sowing" : "Harvest" } }
      struct Segments<Item: Choice>: View {
        let items: [Item]
        @Binding var chosen: Item
        init(items: [Item], chosen: Binding<Item>) { self.items = items; _chosen = chosen }
        var body: some View {
          ForEach(items, id: \\.self) { item in
            Text(item.title + (item == chosen ? ", chosen" : ""))
          }
        }
      }
      struct Pair<Item: Choice>: View {
        let first: Item
        let others: [Item]
        var body: some View { Text(([first] + others).map(\\.title).joined(separator: ", ")) }
      }
      func words<T: Choice>(_ choices: [T], before last: T) -> String {
        choices.map(\\.title).joined() + " then " + last.title
      }
      struct Probe: View {
        @State private var season = Season.harvest
        @State private var next: Season = .sowing
        let first: Season = .sowing
        var body: some View { VStack { \(body) } }
      }
      """, open: "Probe")
    return screen.texts + screen.notices.map(\.message)
  }

  @Test(
    "A binding tells the list, a value tells the others, and a list tells its own kind",
    arguments: [
      ("Segments(items: [.sowing, .harvest], chosen: $season)", ["Sowing", "Harvest, chosen"]),
      ("Segments(items: [.harvest], chosen: $next)", ["Harvest"]),
      ("Pair(first: .harvest, others: Season.allCases)", ["Harvest, Sowing, Harvest"]),
      ("Pair(first: first, others: [.harvest])", ["Sowing, Harvest"]),
      ("Pair(first: Season.harvest, others: [.sowing])", ["Harvest, Sowing"]),
      ("Text(words([.harvest], before: first))", ["Harvest then Sowing"]),
    ])
  func told(_ body: String, _ expected: [String]) {
    #expect(texts(body) == expected)
  }
}
