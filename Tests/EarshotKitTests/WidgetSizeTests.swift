import EarshotKit
import Testing

/// Apple's Human Interface Guidelines, "Widgets", Specifications: how large each family is on each screen. Since iOS
/// 17 the system keeps 16 points free inside of it.
@Suite("Sizes of widgets in their previews")
struct WidgetSizeTests {
  private func stops(_ family: String, preview: String, device: Device = .iPhone) throws -> [String] {
    let code = """
      import SwiftUI
      import WidgetKit
      struct Tide: TimelineEntry { var date = Date() }
      struct Tides: TimelineProvider {
        func placeholder(in context: Context) -> Tide { Tide() }
        func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) { completion(Tide()) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
          completion(Timeline(entries: [Tide()], policy: .never))
        }
      }
      struct Gauge: View {
        var body: some View { GeometryReader { Text("\\(Int($0.size.width)) by \\(Int($0.size.height))") } }
      }
      struct Board: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "b", provider: Tides()) { _ in Gauge() } }
      }
      \(preview.replacing("FAMILY", with: family))
      """
    var options = OpenOptions()
    options.device = device
    return try Earshot.open(swift: code, options: options).readings().flatMap {
      $0.elements.map(\.announcement)
    }
  }

  @Test(
    "A widget is as large as its family",
    arguments: [
      ("systemSmall", Device.iPhone, "126 by 126"), ("systemMedium", .iPhone, "306 by 126"),
      ("systemLarge", .iPhone, "306 by 322"), ("accessoryRectangular", .iPhone, "160 by 72"),
      ("systemSmall", .iPad, "138 by 138"), ("systemMedium", .iPad, "346 by 138"),
    ])
  func widget(family: String, device: Device, size: String) throws {
    let preview = "#Preview(as: .FAMILY) { Board() } timeline: { Tide() }"
    #expect(try stops(family, preview: preview, device: device) == [size])
  }

  @Test("A view that is previewed as a widget is as large as one")
  func view() throws {
    let preview = """
      struct Gauge_Previews: PreviewProvider {
        static var previews: some View { Gauge().previewContext(WidgetPreviewContext(family: .FAMILY)) }
      }
      """
    #expect(try stops("systemMedium", preview: preview) == ["338 by 158"])
  }
}
