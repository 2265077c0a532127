import EarshotKit
import Testing

/// What a chart's marks and a map's annotations say.
@Suite("Marks and annotations")
struct MarkTests {
  // Apple session 2022-10136: category, then number. Dates as the chart draws them (assumed).
  @Test(
    "A mark on an axis of dates says its date",
    arguments: [
      ("", "Jan 15, 2026, 12"), (", unit: .month", "January 2026, 12"), (", unit: .year", "2026, 12"),
      (", unit: .hour", "Jan 15, 2026, 9:41 AM, 12"),
    ])
  func dates(unit: String, expected: String) throws {
    let body = #"Chart { BarMark(x: .value("Day", Date()\#(unit)), y: .value("Cups", 12)) }"#
    #expect(try stops(of: body) == [expected])
  }

  @Test(
    "A mark's number is written as the locale does",
    arguments: [("en_US", "1,234.5"), ("de", "1.234,5")])
  func numbers(locale: String, expected: String) throws {
    let body = #"Chart { BarMark(x: .value("Kind", "Sencha"), y: .value("Grams", 1234.5)) }"#
    #expect(try stops(of: body, locale: locale) == ["Sencha, \(expected)"])
  }

  @Test("A sector says the series that it shows")
  func series() throws {
    let body = """
      Chart { SectorMark(angle: .value("Cups", 3)).foregroundStyle(by: .value("Kind", "Assam")) }
      """
    #expect(try stops(of: body) == ["Assam, 3"])
  }

  @Test(
    "An annotation of which nothing is spoken says its title",
    arguments: [
      ("Circle()", ["Old pier"]), (#"Image(systemName: "star")"#, ["Old pier"]),
      (#"Text("12 berths")"#, ["12 berths"]), (#"Button("Open") {}"#, ["Open, button"]),
    ])
  func annotations(content: String, expected: [String]) throws {
    let body = """
      Map {
        Annotation("Old pier", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) { \(content) }
      }
      """
    #expect(try stops(of: body) == expected)
  }

  @Test(
    "What the system brings into a view is named",
    arguments: ["VideoPlayer(player: nil)", "StoreView(ids: [\"tea\"])"])
  func outside(body: String) throws {
    let source = "import SwiftUI\n#Preview { \(body) }"
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Pier.swift")
    let reading = try #require(input.readings().first)
    let name = String(body.prefix { $0 != "(" })
    #expect(reading.notices.contains { $0.message.contains(name) && $0.message.contains("outside") })
  }
}
