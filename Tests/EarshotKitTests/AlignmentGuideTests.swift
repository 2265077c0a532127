import EarshotKit
import Testing

/// `alignmentGuide` moves a view against the others by a line of its own (SwiftUI's documentation of
/// `alignmentGuide(_:computeValue:)` and `AlignmentID`); what stands higher is read first.
@Suite("Views that say where their lines are")
struct AlignmentGuideTests {
  private func reading(_ code: String) throws -> ScreenReading {
    try Earshot.open(swift: "import SwiftUI\n" + code).readings()[0]
  }

  private func stops(of body: String, _ more: String = "") throws -> [String] {
    try reading("\(more)\nstruct Quay: View { var body: some View { \(body) } }").elements.map(\.announcement)
  }

  @Test(
    "A view whose line is above or left of itself stands lower or further right",
    arguments: [
      (
        #"ZStack(alignment: .topLeading) { Text("a"); Text("b").alignmentGuide(.top) { _ in -40 }; Text("c").alignmentGuide(.leading) { _ in -60 } }"#,
        ["a", "c", "b"]
      ),
      (
        #"HStack(alignment: .top) { Text("a").alignmentGuide(.top) { d in d[.bottom] - 90 }; Text("b") }"#,
        ["b", "a"]
      ),
      (
        #"HStack(alignment: .top) { Text("a").alignmentGuide(.bottom) { _ in -90 }; Text("b") }"#,
        ["a", "b"]
      ),
      (
        #"Color.clear.overlay(alignment: .top) { HStack(alignment: .center) { Text("a").padding().alignmentGuide(VerticalAlignment.center) { d in d.height - 200 }; Text("b") } }"#,
        ["b", "a"]
      ),
      (
        #"Text("a").frame(height: 300, alignment: .top).overlay(alignment: .top) { Text("c").alignmentGuide(.top) { _ in 90 } }"#,
        ["c", "a"]
      ),
      // On several views each has its own line.
      (
        #"ZStack(alignment: .topLeading) { ForEach([3, 2, 1], id: \.self) { n in Text("\(n)").frame(width: CGFloat(n) * 50) }.alignmentGuide(.top) { d in d.width - 400 } }"#,
        ["3", "2", "1"]
      ),
      (
        #"ZStack(alignment: .topLeading) { Group { Text("a").frame(height: 20); Text("b").frame(height: 60) }.fixedSize().alignmentGuide(.top) { d in d.height * 4 } }"#,
        ["b", "a"]
      ),
    ])
  func moved(body: String, expected: [String]) throws {
    #expect(try stops(of: body) == expected)
  }

  @Test(
    "A line of the app's own goes through stacks, paddings and frames, and is by itself where its type says")
  func own() throws {
    let line = """
      extension VerticalAlignment {
        enum Water: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] } }
        static let water = VerticalAlignment(Water.self)
      }
      """
    let body = """
      HStack(alignment: .water) {
        VStack { Text("a").frame(height: 60); Text("b").alignmentGuide(.water) { d in d[.top] } }.padding(20)
        Text("c")
      }
      """
    // The top of b is the line, and that of c; a stands above both. Without a guide it is the top of all.
    #expect(try stops(of: body, line) == ["a", "b", "c"])
    #expect(
      try stops(of: body.replacingOccurrences(of: ".alignmentGuide(.water) { d in d[.top] }", with: ""), line)
        == ["c", "a", "b"])
  }

  @Test("Code that breaks rows where they are full is asked for x and y of a view together, by its size")
  func rows() throws {
    let body = """
      func rows(_ width: CGFloat) -> some View {
        var x = CGFloat.zero
        var y = CGFloat.zero
        return ZStack(alignment: .topLeading) {
          ForEach(["Buoy", "Lighthouse", "Mole", "Quay"], id: \\.self) { name in
            Text(name).frame(width: 150, height: 40)
              .alignmentGuide(.leading) { d in
                if abs(x - d.width) > width {
                  x = 0
                  y -= d.height
                }
                let result = x
                x = name == "Quay" ? 0 : x - d.width
                return result
              }
              .alignmentGuide(.top) { _ in
                let result = y
                if name == "Quay" { y = 0 }
                return result
              }
          }
        }
      }
      """
    let reading = try reading(
      """
      struct Quay: View {
        var body: some View { GeometryReader { rows($0.size.width) } }
        \(body)
      }
      """)
    let places = reading.elements.map {
      "\($0.announcement) \($0.frame.map { "\(Int($0.center.x)), \(Int($0.center.y))" } ?? "")"
    }
    #expect(places == ["Buoy 75, 82", "Lighthouse 225, 82", "Mole 75, 122", "Quay 225, 122"])
  }

  @Test("Code on a ForEach is asked for x and y of each view, one view after the other")
  func columns() throws {
    let body = """
      struct Columns: View {
        var body: some View {
          var tops: [CGFloat] = [0, 0]
          var column = -1
          var x: CGFloat = 0
          ZStack(alignment: .topLeading) {
            ForEach(["Buoy", "Cay", "Dune", "Eddy"], id: \\.self) { Text($0).frame(width: 150, height: 40) }
              .alignmentGuide(.leading) { d in
                column = (column + 1) % 2
                x = CGFloat(column) * -d.width
                return x
              }
              .alignmentGuide(.top) { d in
                defer { tops[column] -= d.height }
                return tops[column]
              }
          }
        }
      }
      """
    let places = try reading(body).elements.map {
      "\($0.announcement) \($0.frame.map { "\(Int($0.size.width)) \(Int($0.center.x))" } ?? "")"
    }
    let left = places.filter { $0.hasSuffix(places[0].split(separator: " ").last ?? "?") }
    #expect(places.map { $0.split(separator: " ")[0] } == ["Buoy", "Cay", "Dune", "Eddy"])
    #expect(left.map { $0.split(separator: " ")[0] } == ["Buoy", "Dune"])
  }
}
