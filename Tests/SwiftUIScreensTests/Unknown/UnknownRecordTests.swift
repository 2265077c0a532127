import Testing

/// A value of a type that nothing declares keeps what it was made with, and a case of one is itself.
@Suite("Values of unknown types") struct UnknownRecordTests {
  private func texts(_ body: String, _ members: String = "", _ more: String = "") -> [String] {
    Screen(
      """
      import SwiftUI
      import Tides
      \(more)
      struct Quay: View {
        \(members)
        var body: some View { VStack { \(body) } }
      }
      """, open: "Quay"
    ).texts
  }

  @Test(
    "Their names give what they were made with, wherever they are kept",
    arguments: [
      #"let boat = TideBoat(name: "Gull")"#, #"let boat: TideBoat = .init(name: "Gull")"#,
      #"@State var boat = TideBoat(name: "Gull")"#,
      #"static let one = TideBoat(name: "Gull"); var boat: TideBoat { Self.one }"#,
      #"var boat: TideBoat { TideBoat(name: "Gull") }"#,
      #"func boat(_ name: String) -> TideBoat { TideBoat(name: name) }; var boat: TideBoat { boat("Gull") }"#,
      #"let boats = [TideBoat(name: "Gull"), TideBoat(name: "Tern")]; var boat: TideBoat? { boats.first }"#,
    ])
  func kept(member: String) {
    #expect(texts("Text(boat.name)", member).first?.contains("Gull") ?? false)
  }

  @Test("Numbers, lists and values in values are what they were given")
  func values() {
    let boat =
      #"let boat = TideBoat(berth: 4, crew: ["Ada", "Ben"], owner: TideOwner(name: "Cleo"), place: CGPoint(x: 3, y: 4), flag: nil)"#
    #expect(texts(#"Text("Berth \(boat.berth)")"#, boat) == ["Berth 4"])
    #expect(texts("ForEach(boat.crew, id: \\.self) { Text($0) }", boat) == ["Ada", "Ben"])
    #expect(texts("Text(boat.owner.name)", boat) == ["Cleo"])
    #expect(texts(#"Text("\(boat.crew.count) in all")"#, boat) == ["2 in all"])
    #expect(texts(#"if let flag = boat.flag { Text(flag) } else { Text("no flag") }"#, boat) == ["no flag"])
  }

  @Test("They are used as what they are")
  func used() {
    let boat = #"let boat = TideBoat(berth: 4, title: "Gull" as String?, flag: nil)"#
    #expect(texts(#"Text(boat.title ?? "none"); Text(boat.flag ?? "none")"#, boat) == ["Gull", "none"])
    #expect(texts(#"Text(boat.berth > 3 ? "deep" : "low")"#, boat) == ["deep"])
  }

  @Test("What they were not given is not known")
  func missing() {
    #expect(texts("Text(boat.color)", #"let boat = TideBoat(name: "Gull")"#) == ["«boat.color»"])
    #expect(texts("Text(boat.name)", "let boat = Tide.nearest(name: 3)") == ["«boat.name»"])
    #expect(texts("Text(boat.name)", #"let boat = nearest(name: "Gull")"#) == ["«boat.name»"])
  }

  @Test("They are handed on to views of the app, in loops too")
  func handed() {
    let row = "struct Row: View { let boat: TideBoat; var body: some View { Text(boat.name) } }"
    #expect(
      texts(
        #"Row(boat: TideBoat(name: "Gull")); ForEach([TideBoat(name: "Tern")]) { Row(boat: $0) }"#, "", row)
        == ["Gull", "Tern"])
  }

  @Test(
    "A case is the one that it is written as, in a switch and beside equal signs",
    arguments: ["let kind: TideKind = .ebb", "let kind = TideKind.ebb", "@State var kind: TideKind = .ebb"])
  func cases(member: String) {
    let title = #"var title: String { switch kind { case .flood: "flood"; case .ebb: "ebb" } }"#
    #expect(texts(#"switch kind { case .flood: Text("Flood"); case .ebb: Text("Ebb") }"#, member) == ["Ebb"])
    #expect(texts("Text(title)", member + "; " + title) == ["ebb"])
    #expect(
      texts(#"Text(kind == .ebb ? "yes" : "no"); Text(kind != .ebb ? "yes" : "no")"#, member) == [
        "yes", "no",
      ])
    #expect(
      texts(#"if case .ebb = kind { Text("Ebb") }; if kind == .flood { Text("Flood") }"#, member) == ["Ebb"])
  }

  @Test("A case keeps what is in it")
  func payload() {
    let kind = #"let kind: TideKind = .at("Mole", height: 3)"#
    #expect(
      texts(
        #"switch kind { case .away: Text("away"); case .at(let place, let height): Text("\(place) \(height)") }"#,
        kind)
        == ["Mole 3"])
  }
}
