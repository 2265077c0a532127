import EarshotKit
import Testing

/// Where the parts of bars are read.
@Suite("Places of bars")
struct BarPlaceTests {
  // Apple: `SearchFieldPlacement.navigationBarDrawer`; the automatic place is the bottom on iPhone (iOS 26).
  @Test(
    "A search field in the bar's drawer is read before the content",
    arguments: [
      ("placement: .navigationBarDrawer(displayMode: .always)", ["Boats", "Search", "Ada"]),
      ("placement: .navigationBarDrawer", ["Boats", "Search", "Ada"]),
      ("placement: .automatic", ["Boats", "Ada", "Search"]),
    ])
  func search(placement: String, expected: [String]) throws {
    let body = """
      NavigationStack {
        List { Text("Ada") }.navigationTitle("Boats").searchable(text: .constant(""), \(placement))
      }
      """
    #expect(try stops(of: body).map { String($0.prefix { $0 != "," }) } == expected)
  }

  // Apple: `toolbar(_:for:)`, `toolbarVisibility(_:for:)`: the visibility of each bar that is named.
  @Test(
    "A hidden bar is not there",
    arguments: [
      (".toolbar(.hidden, for: .tabBar)", ["Boats, heading", "Ada"]),
      (".toolbarVisibility(.hidden, for: .tabBar, .navigationBar)", ["Ada"]),
      (
        ".toolbar(.visible, for: .tabBar)",
        ["Boats, heading", "Ada", "Tab bar, Selected, Harbor, tab, 1 of 1"]
      ),
    ])
  func hidden(modifier: String, expected: [String]) throws {
    let body = """
      TabView {
        NavigationStack { Text("Ada").navigationTitle("Boats")\(modifier) }.tabItem { Text("Harbor") }
      }
      """
    #expect(try stops(of: body) == expected)
  }

  // Apple: `searchable(text:tokens:placement:prompt:token:)`: tokens stand before the text.
  @Test("A search field without a token in it is one as ever")
  func tokens() throws {
    let members =
      "struct Berth: Identifiable { let id: Int }; @State var text = \"\"; @State var berths: [Berth] = []"
    let body = """
      NavigationStack { List { Text("Ada") }.searchable(text: $text, tokens: $berths) { Text("\\($0.id)") } }
      """
    #expect(try stops(of: body, with: members) == ["Ada", "Search, search field, Double tap to edit."])
  }

  // Apple: `tabViewBottomAccessory(content:)`, iOS 26+.
  @Test("What is kept above the tab bar is read between content and bar")
  func accessory() throws {
    let body = """
      TabView { Tab("Tide", systemImage: "star") { Text("Ebb") } }
        .tabViewBottomAccessory { Text("Next low water: 14:20") }
      """
    #expect(
      try stops(of: body) == ["Ebb", "Next low water: 14:20", "Tab bar, Selected, Tide, tab, 1 of 1"])
  }

  @Test("Rows that can't be deleted offer no deletion", arguments: [(false, 1), (true, 0)])
  func deletion(isDisabled: Bool, expected: Int) throws {
    let body = """
      List { ForEach(["Ada"], id: \\.self) { Text($0) }.onDelete { _ in }.deleteDisabled(\(isDisabled)) }
      """
    let said = try stops(of: body)
    #expect(said == [expected == 1 ? "Ada, Actions available" : "Ada"])
  }
}
