import Testing

/// What code does with views has bounds, and going over one is said (CONTRIBUTING, "How we write").
@Suite("Bounds of UIKit's views in SwiftUI")
struct HostedBoundsTests {
  @Test("A view that stands in itself is left out there, and the notice says so")
  func cycle() throws {
    let shown = try HostedScreen(
      """
      let view = UIView(); let label = UILabel(); label.text = "Depth"; let inner = UIView()
      inner.accessibilityElements = [view, inner, label]
      view.accessibilityElements = [view, inner, inner]
      return view
      """)
    #expect(shown.inside == ["Depth", "Depth"])
    #expect(
      shown.notices.map(\.message) == ["a 'UIView' stands in itself; it is left out there"])
  }

  @Test("Views that are shared again and again end where the screen is full, or the code takes too long")
  func sharing() throws {
    let shown = try HostedScreen(
      """
      var view = UIView()
      for _ in 0..<60 { let outer = UIView(); outer.accessibilityElements = [view, view]; view = outer }
      return view
      """)
    #expect(shown.notices.contains { $0.kind == .budget })
  }

  @Test("Views nested beyond the bound are left out with a notice")
  func deep() throws {
    let shown = try HostedScreen(
      """
      let top = UIView(); var view = top
      for number in 1...100 {
        let label = UILabel(); label.text = "\\(number)"; let next = UIView()
        view.addSubview(label); view.addSubview(next); view = next
      }
      return top
      """)
    #expect(shown.inside == (1...63).map { "\($0)" })
    #expect(
      shown.notices.map(\.message) == ["views of UIKit are nested deeper than 64; the rest is left out"])
  }

  @Test("A data source without an end gives a thousand rows and a notice")
  func rows() throws {
    let shown = try HostedScreen(
      "let table = UITableView(); table.dataSource = context.coordinator; return table",
      others: """
        final class Tides: NSObject, UITableViewDataSource {
          func numberOfSections(in table: UITableView) -> Int { .max }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 400 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(); cell.textLabel?.text = "Tide \\(path.row)"; return cell
          }
        }
        """, members: "func makeCoordinator() -> Tides { Tides() }")
    #expect(shown.inside.count == 1_000)
    #expect(
      shown.notices.map(\.message) == ["the data source gives more than 1000 rows; the rest is left out"])
  }
}
