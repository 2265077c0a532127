/// Screens on which much can change, each with another way for a row to depend on it.
enum ChangingScreens {
  static let all: [(String, String)] = [
    ("Comparing", comparing), ("Bindings", bindings), ("Objects", objects), ("Observable", observable),
    ("Environment", environment), ("Captured", captured), ("Sections", sections), ("Indices", indices),
    ("OwnState", ownState), ("Appearing", appearing), ("Selecting", selecting), ("Moving", moving),
    ("Stored", stored), ("Styles", styles), ("Sizes", sizes), ("Names", names),
    ("Given by a preview", ChangingPreviews.given),
  ]

  /// Every row reads the state, and only two of them change by it.
  private static let comparing = """
    import SwiftUI
    struct Tides: View {
      @State private var marked = 2
      @State private var limit = 3
      var highest: Int { max(marked, limit) }
      var body: some View {
        VStack {
          Text("Marked: \\(marked) of \\(limit)")
          Button("Mark the next") { marked += 1 }
          Button("Back") { marked = 0 }
          Stepper("Limit", value: $limit)
          List(1...9, id: \\.self) { row in
            Text(row == marked ? "Tide \\(row), marked" : "Tide \\(row)")
            Text(highest == row ? "highest" : "lower")
            if marked != row { Button("Mark \\(row)") { marked = row } }
          }
        }
      }
    }
    #Preview { Tides() }
    """

  private static let bindings = """
    import SwiftUI
    struct Chore: Identifiable { let id: Int; var name: String; var isDone = false; var times = 0 }
    struct ChoreRow: View {
      @Binding var chore: Chore
      var body: some View {
        HStack {
          Image(systemName: chore.isDone ? "checkmark" : "circle")
          VStack { Text(chore.name); Text("\\(chore.times) times") }
          Toggle("Done", isOn: $chore.isDone)
          Button("Again") { chore.times += 1 }
        }
      }
    }
    struct Chores: View {
      @State private var chores = ["Rinse", "Dry", "Stack", "Sweep"].enumerated().map { Chore(id: $0, name: $1) }
      var body: some View {
        List {
          Text("\\(chores.filter(\\.isDone).count) done")
          ForEach($chores) { $chore in ChoreRow(chore: $chore) }
          ForEach($chores) { $chore in Toggle(chore.name, isOn: $chore.isDone) }
          Button("Reverse") { chores.reverse() }
          Button("Drop") { if !chores.isEmpty { chores.removeFirst() } }
          Button("Add") { chores.append(Chore(id: 10 + chores.count, name: "More")) }
        }
      }
    }
    #Preview { Chores() }
    """

  private static let objects = """
    import SwiftUI
    final class Boat: ObservableObject, Identifiable {
      let id: Int
      @Published var name: String
      @Published var crew = 1
      init(id: Int, name: String) { self.id = id; self.name = name }
    }
    final class Harbour: ObservableObject {
      @Published var boats: [Boat] = (1...4).map { Boat(id: $0, name: "Boat \\($0)") }
      @Published var chosen: Int? = nil
    }
    struct BoatRow: View {
      @ObservedObject var boat: Boat
      @EnvironmentObject var harbour: Harbour
      var body: some View {
        HStack {
          Text(boat.name)
          Text("\\(boat.crew) aboard")
          if harbour.chosen == boat.id { Text("chosen") }
          Button("Board") { boat.crew += 1 }
          Button("Choose") { harbour.chosen = boat.id }
        }
      }
    }
    struct HarbourView: View {
      @StateObject private var harbour = Harbour()
      var body: some View {
        VStack {
          Text("All: \\(harbour.boats.map(\\.crew).reduce(0, +))")
          Button("Rename") { harbour.boats[1].name += "!" }
          Button("Leave") { harbour.boats.removeLast() }
          List(harbour.boats) { boat in BoatRow(boat: boat) }
        }.environmentObject(harbour)
      }
    }
    #Preview { HarbourView() }
    """

  private static let observable = """
    import SwiftUI
    @Observable final class Shelf {
      var books: [String: Int] = ["Charts": 1, "Knots": 2, "Winds": 0]
      var title = "Shelf"
      var names: [String] { books.keys.sorted() }
    }
    struct BookRow: View {
      let name: String
      @Bindable var shelf: Shelf
      var body: some View {
        Stepper(value: Binding(get: { shelf.books[name] ?? 0 }, set: { shelf.books[name] = $0 })) {
          Text("\\(name), \\(shelf.books[name] ?? 0)")
        }
      }
    }
    struct ShelfView: View {
      @State private var shelf = Shelf()
      var body: some View {
        Form {
          Section(shelf.title) {
            ForEach(shelf.names, id: \\.self) { BookRow(name: $0, shelf: shelf) }
          }
          Button("Retitle") { shelf.title += "." }
          Button("New book") { shelf.books["Book \\(shelf.books.count)"] = 5 }
        }
      }
    }
    #Preview { ShelfView() }
    """

  private static let environment = """
    import SwiftUI
    private struct UnitKey: EnvironmentKey { static let defaultValue = "m" }
    extension EnvironmentValues {
      var unit: String { get { self[UnitKey.self] } set { self[UnitKey.self] = newValue } }
    }
    struct DepthRow: View {
      let depth: Int
      @Environment(\\.unit) private var unit
      @Environment(\\.isEnabled) private var isEnabled
      var body: some View { Text("\\(depth) \\(unit)\\(isEnabled ? "" : ", off")") }
    }
    struct Depths: View {
      @Environment(\\.unit) private var unit
      var body: some View {
        List(1...5, id: \\.self) { depth in
          DepthRow(depth: depth)
          Text("in \\(unit)").environment(\\.unit, "yd")
        }
      }
    }
    struct Sounding: View {
      @State private var unit = "m"
      @State private var isOff = false
      var body: some View {
        VStack {
          Button("Feet") { unit = "ft" }
          Button("Metres") { unit = "m" }
          Toggle("Off", isOn: $isOff)
          Depths().environment(\\.unit, unit).disabled(isOff)
        }
      }
    }
    #Preview { Sounding() }
    """

  /// What actions capture, which bodies never read.
  private static let captured = """
    import SwiftUI
    struct LogRow: View {
      let number: Int
      let onLog: (Int) -> Void
      var body: some View { Button("Log \\(number)") { onLog(number) } }
    }
    struct Book: View {
      let prefix: Int
      @Binding var log: [Int]
      var body: some View {
        let offset = prefix * 2
        List(1...4, id: \\.self) { number in
          LogRow(number: number) { log.append($0 + prefix + offset) }
          Button("Plain \\(number)") { log.append(prefix) }
        }
      }
    }
    struct Captain: View {
      @State private var prefix = 100
      @State private var log: [Int] = []
      var body: some View {
        VStack {
          Text("Log: \\(log.map(String.init).joined(separator: " "))")
          Button("Next page") { prefix += 100 }
          Book(prefix: prefix, log: $log)
        }
      }
    }
    #Preview { Captain() }
    """

  private static let sections = """
    import SwiftUI
    struct Day: Identifiable { let id: String; var stops: [String] }
    struct Trip: View {
      @State private var days = [Day(id: "Monday", stops: ["Pier", "Bay"]), Day(id: "Tuesday", stops: ["Cape"])]
      @State private var open = Set(["Monday"])
      var body: some View {
        List {
          ForEach(days) { day in
            Section {
              if open.contains(day.id) {
                ForEach(day.stops, id: \\.self) { stop in
                  HStack { Image(systemName: "mappin"); Text(stop) }
                    .accessibilityElement(children: .combine)
                    .swipeActions { Button("Drop") { drop(stop) } }
                }
                .onDelete { _ in }
              }
            } header: {
              Button(open.contains(day.id) ? "Hide \\(day.id)" : "Show \\(day.id)") {
                if open.contains(day.id) { open.remove(day.id) } else { open.insert(day.id) }
              }
            } footer: { Text("\\(day.stops.count) stops") }
          }
          Button("Add") { days[0].stops.append("Stop \\(days[0].stops.count)") }
        }
      }
      private func drop(_ stop: String) {
        for index in days.indices { days[index].stops.removeAll { $0 == stop } }
      }
    }
    #Preview { Trip() }
    """

  private static let indices = """
    import SwiftUI
    struct Scores: View {
      @State private var scores = [3, 1, 4]
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(scores.indices, id: \\.self) { index in
              HStack {
                Text("Place \\(index + 1) of \\(scores.count)")
                Text("\\(scores[index]) points").accessibilityValue("\\(scores[index])")
                Button("More for \\(index)") { scores[index] += 1 }
              }
              .overlay { if scores[index] > 4 { Text("high") } }
            }
            Button("Sort") { scores.sort() }
            Button("Another") { scores.append(0) }
          }
        }
      }
    }
    #Preview { Scores() }
    """

  private static let ownState = """
    import SwiftUI
    struct Counter: View {
      let name: String
      @State private var count = 0
      @AppStorage("step") private var step = 1
      var body: some View {
        VStack {
          Text("\\(name): \\(count)")
          Button("Count \\(name)") { count += step }
          if count > 2 { DisclosureGroup("More") { Text("inside \\(count)") } }
        }
      }
    }
    struct Counters: View {
      @State private var names = ["Gulls", "Terns", "Seals"]
      @AppStorage("step") private var step = 1
      var body: some View {
        List {
          Button("Step") { step += 1 }
          Button("Turn") { names.append(names.removeFirst()) }
          Button("Less") { if names.count > 1 { names.removeLast() } }
          Button("Again") { names = ["Gulls", "Terns", "Seals"] }
          ForEach(names, id: \\.self) { Counter(name: $0) }
        }
      }
    }
    #Preview { Counters() }
    """

  private static let appearing = """
    import SwiftUI
    struct Lamp: View {
      let number: Int
      @Binding var lit: Int
      @State private var seen = 0
      var body: some View {
        Text("Lamp \\(number), \\(lit == number ? "lit" : "dark"), seen \\(seen)")
          .onAppear { seen += 1 }
          .onChange(of: lit) { _, new in if new == number { seen += 10 } }
          .accessibilityAction(named: "Light") { lit = number }
      }
    }
    struct Lamps: View {
      @State private var lit = 0
      @State private var total = 3
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<total, id: \\.self) { Lamp(number: $0, lit: $lit) }
            Button("Another lamp") { total += 1 }
            Button("Fewer") { total = max(1, total - 1) }
          }
          .navigationTitle("\\(total) lamps")
          .toolbar { Button("Dark") { lit = -1 } }
        }
      }
    }
    #Preview { Lamps() }
    """

  private static let selecting = """
    import SwiftUI
    struct Crew: View {
      @State private var chosen: String?
      @State private var isShown = false
      @AccessibilityFocusState private var focused: String?
      let names = ["Ada", "Bo", "Cy"]
      var body: some View {
        NavigationStack {
          List(names, id: \\.self, selection: $chosen) { name in
            NavigationLink(name) { Text("About \\(name), \\(chosen ?? "nobody")") }
              .accessibilityFocused($focused, equals: name)
              .contextMenu { Button("Greet \\(name)") { isShown = true } }
          }
          Text("Chosen: \\(chosen ?? "nobody")")
          Button("Choose Bo") { chosen = "Bo"; focused = "Bo" }
          Button("Nobody") { chosen = nil }
        }
        .alert("Hello", isPresented: $isShown) { Button("Close") {} }
      }
    }
    #Preview { Crew() }
    """

  private static let moving = """
    import SwiftUI
    struct Queue: View {
      @State private var names = ["One", "Two", "Three", "Four"]
      @State private var isTall = false
      var body: some View {
        VStack {
          Button("Longer") { names[0] += " and a good deal more of text that runs over several lines of it" }
          Button("Shorter") { names[0] = "One" }
          Button("To the end") { names.append(names.removeFirst()) }
          Button("Twice") { names.append("Two") }
          Toggle("Tall", isOn: $isTall)
          if isTall { Text("A banner over the list").padding(40) }
          List(names, id: \\.self) { name in
            HStack { Text(name); Spacer(); Button("Up \\(name)") { names.swapAt(0, names.firstIndex(of: name)!) } }
              .padding(.vertical, isTall ? 12 : 0)
          }
        }
      }
    }
    #Preview { Queue() }
    """

  private static let stored = """
    import SwiftUI
    enum Fleet { static var flag = "red"; static var count = 0 }
    struct Ship: View {
      let number: Int
      @State private var tick = 0
      var body: some View {
        VStack {
          Text("Ship \\(number) under \\(Fleet.flag), \\(UserDefaults.standard.integer(forKey: "wind"))")
          Button("Tick \\(number): \\(tick)") { tick += 1 }
        }
      }
    }
    struct FleetView: View {
      @State private var round = 0
      var body: some View {
        List {
          Button("Blue \\(round)") { Fleet.flag = "blue"; round += 1 }
          Button("Wind") { UserDefaults.standard.set(7, forKey: "wind"); round += 1 }
          ForEach(1..<4, id: \\.self) { Ship(number: $0) }
          ForEach(1..<4, id: \\.self) { Text("\\($0) \\(Fleet.flag)") }
        }
      }
    }
    #Preview { FleetView() }
    """

  private static let styles = """
    import SwiftUI
    struct Plank: ButtonStyle {
      let isLoud: Bool
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.label; if isLoud { Text("!") } }
      }
    }
    struct Framed: ViewModifier {
      let note: String
      @State private var isOpen = false
      func body(content: Content) -> some View {
        VStack { content; Text(note); Button(isOpen ? "Close" : "Open") { isOpen.toggle() } }
      }
    }
    struct Deck: View {
      @State private var isLoud = false
      @State private var note = "calm"
      var body: some View {
        List {
          Toggle("Loud", isOn: $isLoud)
          Button("Note") { note += "." }
          ForEach(1..<4, id: \\.self) { number in
            Button("Plank \\(number)") { note = "plank \\(number)" }.modifier(Framed(note: "\\(number)"))
          }
          Text(note).modifier(Framed(note: note))
        }
        .buttonStyle(Plank(isLoud: isLoud))
      }
    }
    #Preview { Deck() }
    """

  private static let sizes = """
    import SwiftUI
    struct Gauges: View {
      @State private var values = [0.2, 0.5, 0.9]
      @State private var isWide = false
      var body: some View {
        VStack {
          Toggle("Wide", isOn: $isWide)
          GeometryReader { proxy in
            List(values.indices, id: \\.self) { index in
              Slider(value: $values[index]) { Text("Gauge \\(index)") }
              Text(proxy.size.width > 300 ? "wide \\(index)" : "narrow \\(index)")
              ViewThatFits { Text(isWide ? String(repeating: "wide ", count: 40) : "short"); Text("fits") }
            }
          }
          .padding(.horizontal, isWide ? 0 : 80)
        }
      }
    }
    #Preview { Gauges() }
    """

  /// What rows are known by comes from objects, statics, and now from one property, now from another.
  private static let names = """
    import SwiftUI
    enum Season { static var year = 1 }
    final class Mark { var number: Int; init(_ number: Int) { self.number = number } }
    struct Buoy: Identifiable { let mark: Mark; let name: String; var id: Int { mark.number } }
    struct Tide: Identifiable { let height: Int; var id: String { "\\(height) of \\(Season.year)" } }
    struct Cell: Hashable { let row: Int; let column: Int }
    struct Counted: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\\(name): \\(count)") { count += 1 } }
    }
    struct Chart: View {
      @State private var buoys = [Buoy(mark: Mark(1), name: "North"), Buoy(mark: Mark(2), name: "South")]
      @State private var isByRow = true
      @State private var round = 0
      let cells = [Cell(row: 1, column: 2), Cell(row: 2, column: 3), Cell(row: 3, column: 1)]
      var body: some View {
        VStack {
          Button("Swap \\(round)") {
            let number = buoys[0].mark.number
            buoys[0].mark.number = buoys[1].mark.number
            buoys[1].mark.number = number
            round += 1
          }
          Button("Next year") { Season.year += 1; round += 1 }
          Toggle("By row", isOn: $isByRow)
          ForEach(buoys) { Counted(name: $0.name) }
          ForEach([4, 5].map { Tide(height: $0) }) { Counted(name: "Tide \\($0.height)") }
          ForEach(cells, id: isByRow ? \\.row : \\.column) { Counted(name: "Cell \\($0.row)") }
        }
      }
    }
    #Preview { Chart() }
    """
}
