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

  // `accessibilityChartDescriptor(_:)` takes whatever is `AXChartDescriptorRepresentable` (Apple): the view
  // that draws the chart may describe it itself.
  @Test("A view that describes its own chart is no content of it")
  func ownDescriptor() throws {
    let source = """
      import SwiftUI
      import Charts
      struct Teas: View {
        var body: some View {
          Chart { BarMark(x: .value("Kind", "Sencha"), y: .value("Grams", 12)) }
            .accessibilityChartDescriptor(self)
        }
      }
      extension Teas: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
          AXChartDescriptor(
            title: "Teas", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: []),
            yAxis: nil, series: [])
        }
      }
      #Preview { Teas() }
      """
    let reading = try #require(
      try Earshot.open(bytes: Array(source.utf8), file: "Teas.swift").readings().first)
    #expect(reading.elements.map(\.announcement) == ["Sencha, 12"])
    #expect(reading.notices.isEmpty)
  }

  @Test("What is plotted may be written with its type")
  func typed() throws {
    let body = """
      Chart { BarMark(x: PlottableValue.value("Kind", "Sencha"), y: PlottableValue.value("Grams", 12)) }
      """
    #expect(try stops(of: body) == ["Sencha, 12"])
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
    #expect(reading.notices.contains { $0.message.contains(name) })
  }
}
