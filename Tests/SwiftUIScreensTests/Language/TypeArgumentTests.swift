import Testing

@Suite("Members that only a type tells") struct TypeArgumentTests {
  private func texts(_ body: String, _ declarations: String) -> [String] {
    Screen(
      "\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe"
    )
    .texts
  }

  @Test("A generic type's parameter is what the place or the call gives it")
  func parameters() {
    let holder = """
      import Combine
      import SwiftUI
      enum Tide { case high, low; var name: String { self == .high ? "High tide" : "Low tide" } }
      struct Held<Output> {
        let read: () -> Output
        init(_ subject: CurrentValueSubject<Output, Never>) { read = { subject.value } }
        init(_ value: Output) { self.init(CurrentValueSubject(value)) }
        var value: Output { read() }
      }
      struct Box<Item> { let item: Item }
      class Harbour { var tide: Held<Tide>; let note: Held<String> = .init("Mind the gap")
        init() { tide = .init(.high) } }
      """
    #expect(
      texts(
        "Text(Harbour().tide.value.name); Text(Harbour().note.value); Text(Box<Tide>(item: .low).item.name)",
        holder)
        == ["High tide", "Mind the gap", "Low tide"])
  }

  @Test("What a sequence is reduced into is of the type that is wanted")
  func reduced() {
    let sum = """
      struct Catch { var fish: Int; static let empty = Catch(fish: 0)
        mutating func add(_ other: Catch) { fish += other.fish } }
      func whole(_ days: [Catch]) -> Catch { days.reduce(into: .empty) { sum, day in sum.add(day) } }
      """
    #expect(texts("Text(\"\\(whole([Catch(fish: 2), Catch(fish: 5)]).fish)\")", sum) == ["7"])
  }

  @Test("A constant beside a case of its name with values is what the bare name means")
  func constant() {
    let role = """
      enum Role { static let save = Role.save(title: "Save"); case save(title: String), stop(title: String)
        var title: String { switch self { case .save(let title), .stop(let title): title } } }
      struct Bar: View { let role: Role; var body: some View { Text(role.title) } }
      """
    #expect(texts("Bar(role: .save); Bar(role: .stop(title: \"Stop\"))", role) == ["Save", "Stop"])
  }

  @Test("Statics of a list's extension, key paths as keys, and where a run of elements stands")
  func collections() {
    let declarations = """
      struct Boat { let name: String }
      extension [Boat] { static var fleet: [Boat] { [Boat(name: "Gull"), Boat(name: "Tern")] } }
      struct Tokens { let title = "Quay" }
      @dynamicMemberLookup final class Names {
        private var changed = [KeyPath<Tokens, String>: String]()
        let tokens = Tokens()
        subscript(dynamicMember path: KeyPath<Tokens, String>) -> String { changed[path] ?? tokens[keyPath: path] }
      }
      """
    #expect(texts("ForEach([Boat].fleet, id: \\.name) { Text($0.name) }", declarations) == ["Gull", "Tern"])
    #expect(texts("Text(Names().title)", declarations) == ["Quay"])
    #expect(texts("Text(\"\\([1, 2, 3, 2, 3].firstRange(of: [2, 3])!.lowerBound)\")", "") == ["1"])
  }

  // Swift's documentation of `Array.init(_:)`, which takes a sequence.
  @Test("An initialiser that an app adds for elements leaves a collection to the library's own")
  func variadics() {
    let declarations = """
      struct Boat { let name: String }
      extension Array<Boat> { init(_ boats: (name: String, berth: Int)...) { self = boats.map { Boat(name: $0.name) } } }
      """
    #expect(texts("Text(Array([\"Mole\", \"Lee\"].dropFirst()).joined())", declarations) == ["Lee"])
  }

  @Test("A view's written types say what its parameters hold, also inside other types")
  func writtenTypes() {
    let declarations = """
      protocol Harbour { associatedtype Kind; associatedtype State }
      struct Board<Content> { let content: Content }
      struct Quay: Harbour { typealias Kind = Int
        struct State { var boats: [String] = []; var title: String { boats.joined(separator: " and ") } } }
      struct HarbourView<Place: Harbour, Kind>: View where Place.Kind == Kind {
        let board: Board<Place>; let state: Place.State
        var body: some View { Text((state as! Quay.State).title); Text(board.content is Quay ? "quay" : "other") } }
      extension Quay { static let main = Quay() }
      """
    let body = "HarbourView<Quay, _>(board: .init(content: .main), state: .init(boats: [\"Gull\", \"Tern\"]))"
    #expect(texts(body, declarations) == ["Gull and Tern", "quay"])
  }
}
