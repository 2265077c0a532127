/// Screens of rows of many shapes, which come, go, move and change.
enum ChangingRows {
  static let all: [(String, String)] = [
    ("Links", links), ("Put in and taken out", putInAndTakenOut), ("Chosen rows", chosen), ("A form", form),
    ("Side by side", sideBySide), ("Close together", closeTogether), ("Named rows", named),
    ("Across", across), ("Unknown", unknown), ("Lists in sections", shelves), ("Moved with menus", moved),
  ]

  /// Links of all kinds, with controls inside, under an object that the preview makes again and again.
  private static let links = """
    import SwiftUI
    final class Pier: ObservableObject {
      struct Boat: Identifiable, Hashable { let id: Int; var isMoored = false; var isLit = false }
      @Published var boats = (1...6).map { Boat(id: $0) }
      @Published var next = 0
    }
    struct BoatRow: View {
      @Binding var boat: Pier.Boat
      var body: some View {
        HStack {
          Image(systemName: boat.isMoored ? "anchor" : "sailboat")
          VStack(alignment: .leading) { Text("Boat \\(boat.id)"); Text(boat.isMoored ? "moored" : "at sea") }
          Spacer()
          Button("Moor") { boat.isMoored.toggle() }
          Toggle("Lit", isOn: $boat.isLit).labelsHidden()
        }
      }
    }
    struct Boats: View {
      @StateObject private var pier = Pier()
      var body: some View {
        VStack {
          Text("\\(pier.boats.filter(\\.isMoored).count) moored")
          Button("Next") { pier.boats[pier.next].isMoored.toggle(); pier.next = (pier.next + 1) % pier.boats.count }
          List {
            ForEach($pier.boats) { $boat in
              NavigationLink { Text("Boat \\(boat.id)").navigationTitle("Boat") } label: { BoatRow(boat: $boat) }
            }
            ForEach(pier.boats) { boat in NavigationLink(value: boat) { Text("Log of \\(boat.id)") } }
            ForEach(pier.boats) { boat in NavigationLink("Crew of \\(boat.id)") { Text("Crew") } }
          }
          .navigationDestination(for: Pier.Boat.self) { boat in
            Toggle("Moored", isOn: .constant(boat.isMoored))
          }
        }
        .navigationTitle("Boats")
      }
    }
    #Preview { NavigationStack { Boats() } }
    """

  private static let putInAndTakenOut = """
    import SwiftUI
    struct Jar: Identifiable { let id: Int; var isOpen = false }
    struct Jars: View {
      @State private var jars = (1...5).map { Jar(id: $0) }
      @State private var next = 6
      @State private var isTall = false
      var body: some View {
        VStack {
          if isTall { Text("A tall shelf").font(.largeTitle) }
          Button("Put in") { jars.insert(Jar(id: next), at: min(2, jars.count)); next += 1 }
          Button("Take out") { if jars.count > 1 { jars.remove(at: 1) } }
          Button("Swap") { if jars.count > 2 { jars.swapAt(0, 2) } }
          Toggle("Tall", isOn: $isTall)
          List {
            ForEach($jars) { $jar in
              HStack {
                Image(systemName: "drop")
                Text("Jar \\(jar.id)")
                Spacer()
                Button(jar.isOpen ? "Close" : "Open") { jar.isOpen.toggle() }
              }
              .deleteDisabled(jar.id == 3)
            }
            .onDelete { jars.remove(atOffsets: $0) }
            .onMove { jars.move(fromOffsets: $0, toOffset: $1) }
            Section("Labels") {
              ForEach(jars) { jar in
                VStack { Text("Label of \\(jar.id)"); Stepper("Size", value: .constant(jar.id)) }
                  .accessibilityElement(children: .combine)
                  .accessibilityAction(named: "Tear off") { jars.removeAll { $0.id == jar.id } }
                  .swipeActions { Button("Copy") { jars.append(Jar(id: next)); next += 1 } }
              }
            }
          }
        }
      }
    }
    #Preview { Jars() }
    """

  private static let chosen = """
    import SwiftUI
    struct Berths: View {
      @State private var one: Int? = 2
      @State private var several: Set<String> = ["b"]
      @State private var mode = EditMode.active
      var body: some View {
        VStack {
          Button("None") { one = nil; several = [] }
          List(1...5, id: \\.self, selection: $one) { berth in
            HStack { Image(systemName: "anchor"); Text("Berth \\(berth)") }
          }
          List(selection: $several) {
            ForEach(["a", "b", "c"], id: \\.self) { Text("Quay \\($0)") }
          }
          .environment(\\.editMode, $mode)
        }
      }
    }
    #Preview { Berths() }
    """

  private static let form = """
    import SwiftUI
    struct Guest: Identifiable { let id: Int; var name: String; var tea = "green"; var comes = Date(timeIntervalSince1970: 0) }
    struct Guests: View {
      @State private var guests = ["Ada", "Ben", "Cleo"].enumerated().map { Guest(id: $0, name: $1) }
      @State private var shown: Int?
      @State private var asks = false
      @FocusState private var field: Int?
      var body: some View {
        Form {
          Text("\\(guests.map(\\.name).joined(separator: " and "))")
          ForEach($guests) { $guest in
            Section("Guest \\(guest.id)") {
              TextField("Name", text: $guest.name).focused($field, equals: guest.id)
              Picker("Tea", selection: $guest.tea) { Text("Green").tag("green"); Text("Black").tag("black") }
              Menu("More") { Button("Twice") { guest.name += guest.name.prefix(1) } }
              DatePicker("Comes", selection: $guest.comes, displayedComponents: .date)
              DisclosureGroup("Wishes") { Text("None yet") }
              Button("Ask") { asks = true }
            }
          }
          ForEach(guests) { guest in
            Text(guest.name)
              .contextMenu { Button("Greet") { guests[guest.id].name += "!" } }
              .sheet(isPresented: .constant(shown == guest.id)) { Button("Back") { shown = nil } }
              .onTapGesture { shown = guest.id }
          }
        }
        .alert("Sure?", isPresented: $asks) { Button("Yes") { guests[0].tea = "black" } }
      }
    }
    #Preview { Guests() }
    """

  /// Rows of two lists stand on one line.
  private static let sideBySide = """
    import SwiftUI
    struct Shelves: View {
      @State private var marked = 1
      @State private var isShifted = false
      var body: some View {
        VStack {
          Button("Next") { marked += 1 }
          Toggle("Shifted", isOn: $isShifted)
          HStack(alignment: .top) {
            VStack { ForEach(1...4, id: \\.self) { row in Text(row == marked ? "Left \\(row), marked" : "Left \\(row)") } }
            VStack {
              if isShifted { Text("Shift").font(.caption2) }
              ForEach(1...4, id: \\.self) { row in Button(row == marked ? "Right, \\(row)" : "Right \\(row)") { marked = row } }
            }
          }
          ZStack {
            ForEach(1...3, id: \\.self) { row in Text(row == marked ? "Layer \\(row), marked" : "Layer \\(row)") }
          }
        }
      }
    }
    #Preview { Shelves() }
    """

  private static let closeTogether = """
    import SwiftUI
    struct Grains: View {
      @State private var marked = 1
      @State private var first = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("Next") { marked += 1 }
          Button("Other first") { first = first == 1 ? 3 : 1 }
          ForEach(1...5, id: \\.self) { row in
            HStack {
              Text(row == marked ? "Grain \\(row), marked" : "Grain \\(row)").font(.system(size: 5))
              Text("small").font(.system(size: 4)).offset(y: row == marked ? 6 : 0)
            }
            .frame(height: 6)
            .accessibilitySortPriority(row == first ? 1 : 0)
          }
          ForEach(1...3, id: \\.self) { row in
            Text("Card \\(row)").overlay(alignment: .topTrailing) { Text(row == marked ? "new" : "old") }
              .background(Circle().fill(.red))
          }
        }
      }
    }
    #Preview { Grains() }
    """

  /// A rotor finds rows by their ids, and rows ask for the focus.
  private static let named = """
    import SwiftUI
    struct Tides: View {
      @State private var high: [Int] = [2]
      @AccessibilityFocusState private var wanted: Int?
      var body: some View {
        VStack {
          Button("More") { high.append(high.count + 2) }
          Button("Look") { wanted = high.last }
          List {
            ForEach(1...6, id: \\.self) { tide in
              Text(high.contains(tide) ? "High tide \\(tide)" : "Tide \\(tide)")
                .accessibilityFocused($wanted, equals: tide)
            }
          }
          .accessibilityRotor("High tides") { ForEach(high, id: \\.self) { AccessibilityRotorEntry("\\($0)", id: $0) } }
        }
      }
    }
    #Preview { Tides() }
    """

  private static let across = """
    import SwiftUI
    struct Cups: View {
      @State private var cups = ["Red", "Green", "Blue"]
      @State private var isRight = false
      var body: some View {
        VStack {
          Button("Turn") { cups.append(cups.removeFirst()) }
          Toggle("Right to left", isOn: $isRight)
          ScrollView(.horizontal) {
            LazyHStack { ForEach(cups, id: \\.self) { cup in VStack { Text(cup); Button("Fill \\(cup)") { cups.sort() } } } }
          }
          LazyVStack { ForEach(cups, id: \\.self) { cup in Label(cup, systemImage: "cup.and.saucer") } }
            .environment(\\.layoutDirection, isRight ? .rightToLeft : .leftToRight)
        }
      }
    }
    #Preview { Cups() }
    """

  /// What is not known is noticed every time.
  private static let unknown = """
    import SwiftUI
    struct Wrecks: View {
      @State private var marked = 1
      var body: some View {
        List(1...4, id: \\.self) { row in
          HStack { DepthGauge(row: row); Text(row == marked ? "Wreck \\(row), marked" : "Wreck \\(row)") }
          Button("Mark \\(row)") { marked = row }.shimmers(row == marked)
          Text(Chart.depth(of: row))
        }
      }
    }
    #Preview { Wrecks() }
    """

  /// Many rows change at once, come, go and move, in lists that are rows of a list.
  private static let shelves = """
    import SwiftUI
    struct Jar: Identifiable { let id: Int; var isFull = false }
    struct Shelf: Identifiable { let id: Int; var jars: [Jar] }
    struct Pantry: View {
      @State private var shelves = (0..<4).map { shelf in
        Shelf(id: shelf, jars: (0..<5).map { Jar(id: shelf * 10 + $0) })
      }
      @State private var next = 100
      var body: some View {
        List {
          Button("Fill all") {
            for shelf in shelves.indices {
              for jar in shelves[shelf].jars.indices { shelves[shelf].jars[jar].isFull.toggle() }
            }
          }
          Button("Put in") { shelves[1].jars.insert(Jar(id: next), at: 0); next += 1 }
          Button("Take out") { shelves[2].jars = Array(shelves[2].jars.dropFirst(2)) }
          Button("Turn") { shelves.append(shelves.removeFirst()) }
          Button("Turn around") { shelves[0].jars.reverse() }
          ForEach(shelves) { shelf in
            Section("Shelf \\(shelf.id)") {
              ForEach(shelf.jars) { jar in
                HStack { Text("Jar \\(jar.id)"); if jar.isFull { Image(systemName: "checkmark") } }
              }
              .onDelete { shelves[0].jars.remove(atOffsets: $0) }
            }
          }
        }
      }
    }
    #Preview { NavigationStack { Pantry() } }
    """

  /// Rows that move have menus, fields and things to open.
  private static let moved = """
    import SwiftUI
    struct Rope: Identifiable { let id: Int; var name: String; var knots = 1 }
    struct Locker: View {
      @State private var ropes = (0..<5).map { Rope(id: $0, name: "Rope \\($0)") }
      @State private var opened: Int?
      @FocusState private var field: Int?
      @AccessibilityFocusState private var reading: Int?
      var body: some View {
        List {
          Button("Put in") { ropes.insert(Rope(id: ropes.count + 10, name: "New"), at: 1) }
          Button("Up") { ropes.append(ropes.remove(at: 0)) }
          Button("Write") { field = ropes[1].id }
          Button("Read") { reading = ropes[2].id }
          ForEach($ropes) { $rope in
            VStack {
              TextField("Name", text: $rope.name)
              Stepper("Knots", value: $rope.knots)
              Menu("More") { Button("Cut") { ropes.removeAll { $0.id == rope.id } } }
            }
            .contextMenu { Button("Open") { opened = rope.id } }
          }
          ForEach(ropes) { rope in
            Text("Tag of \\(rope.name)").accessibilityFocused($reading, equals: rope.id)
              .sheet(isPresented: .constant(opened == rope.id), onDismiss: { ropes[0].knots += 1 }) {
                Button("Close") { opened = nil }
              }
          }
          .focused($field, equals: 1)
        }
      }
    }
    #Preview { TabView { Locker().tabItem { Text("Locker") } } }
    """
}
