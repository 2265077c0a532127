import EarshotKit
import Testing

/// An app's own `Layout` is asked where its views are
/// (https://developer.apple.com/documentation/swiftui/layout).
@Suite("Layouts of the app")
struct AppLayoutTests {
  private func stops(_ body: String, _ code: String) throws -> [ElementReading] {
    try reading(body, code).elements
  }

  private func reading(_ body: String, _ code: String) throws -> ScreenReading {
    try Earshot.open(
      swift: "import SwiftUI\n\(code)\nstruct Quay: View { var body: some View { \(body) } }"
    ).readings()[0]
  }

  /// Lines that end where the next view would no longer fit.
  private static let flow = """
    struct Flow: Layout {
      var spacing: CGFloat = 10
      struct Cache { var sizes: [CGSize] }

      func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let points = points(in: proposal.width ?? .infinity, cache.sizes)
        let height = zip(points, cache.sizes).map { $0.y + $1.height }.max() ?? 0
        return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (point, view) in zip(points(in: bounds.width, cache.sizes), subviews) {
          view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
      }

      private func points(in width: CGFloat, _ sizes: [CGSize]) -> [CGPoint] {
        var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return sizes.map { size in
          if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
          defer { x += size.width + spacing; line = max(line, size.height) }
          return CGPoint(x: x, y: y)
        }
      }
    }
    """

  private static func boxes(_ names: String...) -> String {
    names.map { "Image(\"\($0)\").resizable().frame(width: 100, height: 40)" }.joined(separator: "\n")
  }

  @Test("What no longer fits on a line begins the next one")
  func flow() throws {
    let body = "Flow { \(Self.boxes("a", "b", "c", "d")) }.frame(width: 330)"
    let frames = try stops(body, Self.flow).map { try #require($0.frame) }
    #expect(frames.map { $0.minX - frames[0].minX } == [0, 110, 220, 0])
    #expect(frames.map { $0.minY - frames[0].minY } == [0, 0, 0, 50])
  }

  @Test("Around others a layout is as high as it says")
  func height() throws {
    let body =
      "VStack(spacing: 0) { Flow(spacing: 4) { \(Self.boxes("a", "b")) }.frame(width: 150); Text(\"end\") }"
    let stops = try stops(body, Self.flow)
    #expect(stops.map(\.announcement) == ["a, image", "b, image", "end"])
    let frames = try stops.map { try #require($0.frame) }
    #expect(frames[2].minY - frames[0].minY == 84)
  }

  @Test("Views are read where they are placed, not where they are written")
  func order() throws {
    let upward = """
      struct Upward: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: CGFloat(subviews.count) * 50)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var y = bounds.maxY
          for view in subviews {
            view.place(at: CGPoint(x: bounds.midX, y: y), anchor: .bottom, proposal: .init(width: 80, height: 20))
            y -= 50
          }
        }
      }
      """
    let body = #"Upward { Text("first"); Text("second"); Text("third") }"#
    #expect(try stops(body, upward).map(\.announcement) == ["third", "second", "first"])
    let chosen = #"AnyLayout(Upward())() { Text("first"); Text("second") }"#
    #expect(try stops(chosen, upward).map(\.announcement) == ["second", "first"])
  }

  private static let ranked = """
    struct Rank: LayoutValueKey { static let defaultValue = 0 }
    struct Ranked: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
          let rank = CGFloat(view[Rank.self]) + CGFloat(view.priority)
          view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + rank * 40), proposal: .unspecified)
        }
      }
    }
    """

  @Test("What views say to the layout: values by their keys, their priority")
  func values() throws {
    let body = """
      Ranked {
        Text("a").layoutValue(key: Rank.self, value: 2).padding(2)
        Text("b").layoutPriority(1)
        Group { Text("c") }.layoutValue(key: Rank.self, value: 1).layoutValue(key: Rank.self, value: 3)
        Text("d")
      }
      """
    #expect(try stops(body, Self.ranked).map(\.announcement) == ["d", "b", "a", "c"])
  }

  @Test("What is not placed stands in the middle")
  func unplaced() throws {
    let code = """
      struct Lazy: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 200, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews.first?.place(at: bounds.origin, proposal: proposal)
        }
      }
      """
    let frames = try stops("Lazy { \(Self.boxes("a", "b")) }", code).map { try #require($0.frame) }
    #expect(frames[1].minX - frames[0].minX == 50)
    #expect(frames[1].minY - frames[0].minY == 30)
  }

  @Test("A layout in a layout, and one that reads the app's own settings")
  func nested() throws {
    let code = Self.flow + "\nenum Metrics { static var gap: CGFloat = 6 }"
    let body = """
      Flow(spacing: Metrics.gap) { Flow { \(Self.boxes("a", "b")) }.frame(width: 150); \(Self.boxes("c")) }
        .frame(width: 300)
      """
    let frames = try stops(body, code).map { try #require($0.frame) }
    #expect(frames.map { $0.minX - frames[0].minX } == [0, 156, 0])
  }

  @Test("What a layout would end the app with, or isn't known, is said; its views are read in their order")
  func unknown() throws {
    for (line, cause) in [
      ("let first = subviews[9]", "out of range"), ("let first = Far.away(subviews)", "Far"),
    ] {
      let code = """
        struct Odd: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            \(line)
            return first.sizeThatFits(proposal)
          }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        """
      let screen = try reading(#"Odd { Text("a"); Text("b") }"#, code)
      #expect(screen.elements.map(\.announcement) == ["a", "b"])
      #expect(
        screen.notices.contains { $0.message.localizedCaseInsensitiveContains(cause) }, "\(screen.notices)")
    }
  }

  @Test("A layout without end takes no more than its steps")
  func endless() throws {
    let code = """
      struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var width = 0.0
          while width >= 0 { width += 1 }
          return CGSize(width: width, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      """
    let screen = try reading(#"Endless { Text("a") }"#, code)
    #expect(screen.elements.map(\.announcement) == ["a"])
    #expect(screen.notices.contains { $0.message.contains("too many steps") })
    #expect(screen.notices.allSatisfy { $0.location != nil })
  }
}
