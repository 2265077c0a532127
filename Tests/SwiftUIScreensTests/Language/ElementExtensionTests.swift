import Testing

/// Swift's language guide, "Extensions with a Generic Where Clause": members count for the elements that the
/// clause names.
@Suite("Extensions for collections of one kind of thing") struct ElementExtensionTests {
  private let declarations = """
    struct Tide { var height: Int }
    struct Boat { var name: String }
    enum Mooring { case free, taken([Boat]) }
    extension [Tide] {
      static var samples: [Tide] { [Tide(height: 2)] }
      static func samples(of height: Int) -> [Tide] { [Tide(height: height)] }
      var title: String { "tides" }
    }
    extension Array where Element == Boat {
      static let samples = [Boat(name: "Gull"), Boat(name: "Tern")]
      static func samples(of count: Int) -> [Boat] { Array(samples.prefix(count)) }
      var title: String { "boats" }
    }
    extension Optional where Wrapped == Tide { var word: String { "a tide" } }
    extension Optional where Wrapped == Boat { var word: String { "a boat" } }
    struct BoatList: View {
      var boats: [Boat]
      var body: some View { Text("\\(boats.count) \\(boats.title)") }
    }
    struct Berth: View {
      var boat: Boat?
      var body: some View { Text(boat.word) }
    }
    struct Pier: View {
      var mooring: Mooring
      var body: some View {
        switch mooring {
        case .free: Text("free")
        case .taken(let boats): Text(boats.map(\\.name).joined(separator: " and "))
        }
      }
    }

    """

  private func texts(_ body: String) -> [String] {
    Screen(declarations + "struct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
      .texts
  }

  @Test(
    "A member without its type, where a collection is expected, is the collection's own",
    arguments: [
      ("BoatList(boats: .samples)", "2 boats"), ("BoatList(boats: .samples(of: 1))", "1 boats"),
      ("Pier(mooring: .taken(.samples))", "Gull and Tern"),
    ])
  func implicitMembers(body: String, expected: String) { #expect(texts(body) == [expected]) }

  @Test("Of several members of a name the one for the value's own elements is meant")
  func ownElements() {
    #expect(texts("Text([Tide].samples.title)") == ["tides"])
    #expect(texts("Text([Boat].samples.title)") == ["boats"])
    #expect(texts("Berth(boat: Boat(name: \"Gull\"))") == ["a boat"])
  }

  @Test("A property of an optional that asks what it holds for one of the same name ends")
  func ofWhatIsThere() {
    let screen = Screen(
      """
      import HarbourKit
      import SwiftUI
      extension Berth.State { var title: String { rawValue.capitalized } }
      extension Berth.State? { var title: String { self?.title ?? "nobody knows" } }
      struct Probe: View {
        var state: Berth.State?
        var other = Berth.current.state
        var body: some View { Text(state.title); Text(other.title) }
      }
      """, open: "Probe")
    #expect(screen.texts.first == "nobody knows")
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
  }

  @Test("Operands that are taken as a protocol are compared by the protocol's operator")
  func upcasts() {
    let screen = Screen(
      """
      func == (a: Error, b: Error) -> Bool { "\\(a)" == "\\(b)" }
      extension Equatable where Self: Error {
        static func == (a: Self, b: Self) -> Bool { a as Error == b as Error }
      }
      enum Fault: Error, Equatable { case tide(Int) }
      struct Probe: View {
        var body: some View { Text(Fault.tide(1) == Fault.tide(1) ? "same" : "other") }
      }
      """, open: "Probe")
    #expect(screen.texts == ["same"])
  }

  @Test("An initialiser for arrays of another kind leaves a sequence to the standard library's")
  func initializer() {
    let screen = Screen(
      """
      struct Key { var name: String }
      extension [Key] { init(_ names: [String]) { self = names.map { Key(name: $0) } } }
      struct Probe: View {
        let names = ["Ebb", "Flow"]
        var body: some View {
          ForEach(Array(names.enumerated()), id: \\.offset) { Text("\\($0.offset) \\($0.element)") }
          Text([Key](names).map(\\.name).joined(separator: "+"))
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["0 Ebb", "1 Flow", "Ebb+Flow"])
  }

  @Test("Extensions of an alias and of an array of it are told apart")
  func aliases() {
    let screen = Screen(
      """
      struct Key { var name: String; func said(_ loud: Bool) -> String { loud ? name.uppercased() : name } }
      typealias Row = [Key]
      typealias Rows = [Row]
      extension Row {
        init(_ names: [String]) { self = names.map { Key(name: $0) } }
        func said(loud: Bool = false) -> [String] { map { $0.said(loud) } }
      }
      extension Rows {
        init(_ rows: [[String]]) { self = rows.map { Row($0) } }
        func said(loud: Bool = false) -> [[String]] { map { $0.said(loud: loud) } }
      }
      struct Probe: View {
        var body: some View {
          Text(Rows([["q", "w"], ["e"]]).said(loud: true).map { $0.joined() }.joined(separator: " "))
          Text([Row(["a"]), Row(["s"])].said().map { $0.joined() }.joined(separator: " "))
          ForEach(Array(["ebb"].enumerated()), id: \\.offset) { Text("\\($0.offset) \\($0.element)") }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["QW E", "a s", "0 ebb"])
  }

  @Test("What an app adds to bindings of one type leaves the members of other types' bindings alone")
  func bindings() {
    let screen = Screen(
      """
      struct Mooring: Equatable { var berth = 7 }
      enum Place: Equatable { case harbour(Mooring), sea(String) }
      struct Voyage: Equatable { var mooring: Int; var note: String }
      extension Binding where Value == Place {
        var mooring: Binding<Mooring>? {
          if case .harbour(let mooring) = wrappedValue { return .constant(mooring) }
          return nil
        }
      }
      struct Row: View { @Binding var mooring: Int; var body: some View { Text("Row \\(mooring)") } }
      struct Probe: View {
        @State var voyage = Voyage(mooring: 4, note: "")
        @State var place = Place.harbour(Mooring())
        var body: some View { VStack {
          Row(mooring: $voyage.mooring)
          Text("Berth \\($place.mooring?.wrappedValue.berth ?? 0)")
        } }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Row 4", "Berth 7"])
    #expect(screen.notices.map(\.message) == [])
  }
}
