/// Screens of many rows under a button named "Next", which changes one thing. Each screen is made of
/// rows of another shape, or is changed in another way.
enum ChangingLists {
  static func all(of rows: Int) -> [(name: String, source: [UInt8])] {
    [
      ("links with controls", links), ("bound toggles", toggles), ("buttons", buttons),
      ("sections", sections),
      ("lazy stack", lazyStack), ("actions", actions), ("form", form), ("objects", objects),
      ("a counter above", counter), ("a filter", filter), ("a row put in", insertion),
      ("a row taken out", deletion), ("a selection", selection), ("a row moved", moving),
    ].map { name, source in
      let text = source.split(separator: "ROWS", omittingEmptySubsequences: false)
        .joined(separator: "\(rows)")
      return ("\(name)", Array("import SwiftUI\n\(basket)\n\(text)".utf8))
    }
  }

  private static let basket = """
    struct Basket: Identifiable, Hashable {
      let id: Int
      var name: String
      var isWeighed = false
      var isFull = false
    }
    func baskets(_ count: Int) -> [Basket] { (1...count).map { Basket(id: $0, name: "Basket \\($0)") } }
    """

  /// A link that is a row with a picture, texts, a button and a switch; one of them is changed.
  private static let links = """
    struct BasketRow: View {
      @Binding var basket: Basket
      var body: some View {
        HStack {
          Image(systemName: "basket").font(.title2)
          VStack(alignment: .leading) {
            Text(basket.name).font(.headline)
            Text(basket.isWeighed ? "weighed" : "not weighed").foregroundStyle(.secondary)
          }
          Spacer()
          Button("Weigh") { basket.isWeighed.toggle() }.buttonStyle(.bordered)
          Toggle("Full", isOn: $basket.isFull).labelsHidden()
        }
        .padding(.vertical, 4)
      }
    }
    struct Baskets: View {
      @State private var all = baskets(ROWS)
      @State private var next = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Next") { all[next].isWeighed.toggle(); next = (next + 1) % all.count }
            List($all) { $basket in
              NavigationLink {
                Text(basket.name).navigationTitle(basket.name)
              } label: {
                BasketRow(basket: $basket)
              }
            }
          }
          .navigationTitle("Baskets")
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let toggles = """
    struct Baskets: View {
      @State private var all = baskets(ROWS)
      @State private var next = 0
      var body: some View {
        VStack {
          Button("Next") { all[next].isFull.toggle(); next = (next + 1) % all.count }
          List {
            ForEach($all) { $basket in Toggle(basket.name, isOn: $basket.isFull) }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let buttons = """
    struct Baskets: View {
      let all = baskets(ROWS)
      @State private var chosen = 1
      var body: some View {
        VStack {
          Button("Next") { chosen += 1 }
          List(all) { basket in
            Button {
              chosen = basket.id
            } label: {
              HStack {
                Image(systemName: chosen == basket.id ? "checkmark.circle" : "circle")
                Text(basket.name)
              }
            }
            .accessibilityAddTraits(chosen == basket.id ? [.isSelected] : [])
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let sections = """
    struct Shelf: Identifiable { let id: Int; var all: [Basket] }
    struct Baskets: View {
      let shelves = (0..<20).map { shelf in
        Shelf(id: shelf, all: (0..<(ROWS / 20)).map { Basket(id: shelf * 1000 + $0, name: "Basket \\($0)") })
      }
      @State private var chosen = 0
      var body: some View {
        VStack {
          Button("Next") { chosen += 1 }
          List {
            ForEach(shelves) { shelf in
              Section("Shelf \\(shelf.id)") {
                ForEach(shelf.all) { basket in
                  HStack {
                    Text(basket.name)
                    Spacer()
                    if basket.id == chosen { Image(systemName: "checkmark") }
                  }
                }
              }
            }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let lazyStack = """
    struct BasketCard: View {
      let basket: Basket
      let isChosen: Bool
      var body: some View {
        HStack {
          Image(systemName: "basket")
          VStack(alignment: .leading) {
            Text(basket.name).font(.headline)
            Text(isChosen ? "chosen" : "waiting").font(.caption)
          }
          Spacer()
          Button("Weigh") {}
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.gray))
      }
    }
    struct Baskets: View {
      let all = baskets(ROWS)
      @State private var chosen = 0
      var body: some View {
        VStack {
          Button("Next") { chosen += 1 }
          ScrollView {
            LazyVStack(spacing: 12) {
              ForEach(all) { basket in BasketCard(basket: basket, isChosen: basket.id == chosen) }
            }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let actions = """
    struct Baskets: View {
      @State private var all = baskets(ROWS)
      @State private var next = 0
      var body: some View {
        VStack {
          Button("Next") { all[next].isWeighed.toggle(); next = (next + 1) % all.count }
          List {
            ForEach(all) { basket in
              HStack {
                Text(basket.name)
                Text(basket.isWeighed ? "weighed" : "not weighed")
              }
              .accessibilityElement(children: .combine)
              .accessibilityAction(named: "Weigh") { all[basket.id - 1].isWeighed = true }
              .accessibilityAction(named: "Empty") { all[basket.id - 1].isFull = false }
              .swipeActions {
                Button("Delete", role: .destructive) { all.removeAll { $0.id == basket.id } }
              }
              .contextMenu {
                Button("Fill") { all[basket.id - 1].isFull = true }
              }
            }
            .onDelete { all.remove(atOffsets: $0) }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let form = """
    struct Baskets: View {
      @State private var all = baskets(ROWS / 4)
      @State private var next = 0
      var body: some View {
        VStack {
          Button("Next") { all[next].isFull.toggle(); next = (next + 1) % all.count }
          Form {
            ForEach($all) { $basket in
              Section(basket.name) {
                TextField("Name", text: $basket.name)
                Toggle("Full", isOn: $basket.isFull)
                LabeledContent("Number", value: "\\(basket.id)")
                Button("Weigh") { basket.isWeighed = true }
              }
            }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let objects = """
    final class Store: ObservableObject {
      @Published var all = baskets(ROWS)
      @Published var next = 0
      func weighNext() { all[next].isWeighed.toggle(); next = (next + 1) % all.count }
    }
    struct BasketRow: View {
      let basket: Basket
      var body: some View {
        HStack {
          Image(systemName: "basket")
          Text(basket.name)
          Spacer()
          Text(basket.isWeighed ? "weighed" : "not weighed")
        }
      }
    }
    struct Baskets: View {
      @StateObject private var store = Store()
      var body: some View {
        VStack {
          Text("\\(store.all.filter(\\.isWeighed).count) weighed")
          Button("Next") { store.weighNext() }
          List(store.all) { basket in
            NavigationLink(value: basket) { BasketRow(basket: basket) }
          }
        }
      }
    }
    #Preview { NavigationStack { Baskets() } }
    """

  private static let counter = """
    struct Baskets: View {
      let all = baskets(ROWS)
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Counted \\(count)")
          Button("Next") { count += 1 }
          List(all) { basket in
            NavigationLink(basket.name) { Text(basket.name) }
          }
        }
      }
    }
    #Preview { NavigationStack { Baskets() } }
    """

  private static let filter = """
    struct Baskets: View {
      let all = baskets(ROWS)
      @State private var query = ""
      var shown: [Basket] {
        query.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(query) }
      }
      var body: some View {
        NavigationStack {
          VStack {
            Button("Next") { query = query.isEmpty ? "b" : "" }
            List(shown) { basket in
              NavigationLink(basket.name) { Text(basket.name) }
            }
          }
          .searchable(text: $query)
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let insertion = """
    struct Baskets: View {
      @State private var all = baskets(ROWS)
      @State private var next = 10_000
      var body: some View {
        VStack {
          Button("Next") { all.insert(Basket(id: next, name: "New \\(next)"), at: 3); all.removeLast(); next += 1 }
          List {
            ForEach(all) { basket in
              HStack { Image(systemName: "basket"); Text(basket.name); Spacer(); Button("Weigh") {} }
            }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let deletion = """
    struct Baskets: View {
      @State private var all = baskets(ROWS)
      var body: some View {
        VStack {
          Button("Next") { all.append(all.remove(at: 3)) }
          List {
            ForEach(all) { basket in
              HStack { Image(systemName: "basket"); Text(basket.name); Spacer(); Button("Weigh") {} }
            }
            .onDelete { all.remove(atOffsets: $0) }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let selection = """
    struct Baskets: View {
      let all = baskets(ROWS)
      @State private var chosen: Int? = 1
      var body: some View {
        VStack {
          Button("Next") { chosen = (chosen ?? 0) + 1 }
          List(all, selection: $chosen) { basket in
            HStack { Image(systemName: "basket"); Text(basket.name) }
          }
        }
      }
    }
    #Preview { Baskets() }
    """

  private static let moving = """
    struct Baskets: View {
      @State private var all = baskets(ROWS)
      var body: some View {
        VStack {
          Button("Next") { all.move(fromOffsets: [5], toOffset: 2) }
          List {
            ForEach(all) { basket in
              HStack { Image(systemName: "basket"); Text(basket.name); Spacer(); Button("Weigh") {} }
            }
            .onMove { all.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
    #Preview { Baskets() }
    """
}
