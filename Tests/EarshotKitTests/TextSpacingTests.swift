import EarshotKit
import Testing

/// Where no spacing is given, each two views of a stack keep the distance that they prefer
/// (https://developer.apple.com/documentation/swiftui/viewspacing): from a text down to a text it is what the font leaves
/// between its lines.
@Suite("The space between views of a stack")
struct TextSpacingTests {
  private func stops(_ body: String) throws -> [ElementReading] {
    try Earshot.open(
      swift: "import SwiftUI\nstruct Quay: View { var body: some View { \(body) } }"
    ).readings()[0].elements
  }

  @Test(
    "Nothing between a text and one below it, 8 points between others",
    arguments: [
      (#"VStack { Text("a"); Text("b").font(.caption) }"#, 0),
      (#"VStack { Text("a"); Text("b").foregroundStyle(.red).frame(maxWidth: 200).background(.blue) }"#, 0),
      (#"VStack { Text("a"); VStack { Text("b"); Image("sea") } }"#, 0),
      (#"VStack { Text("a"); HStack { Text("b"); Spacer(); Text("c") } }"#, 0),
      (#"VStack { Text("a"); HStack(alignment: .top) { Text("b"); Image("sea") } }"#, 8),
      (#"VStack { Text("a"); Text("b").padding(.horizontal) }"#, 0),
      (#"VStack(spacing: 3) { Text("a"); Text("b") }"#, 3),
      (#"VStack { Text("a"); Image("sea") }"#, 8),
      (#"VStack { Text("a").frame(height: 40, alignment: .bottom); Text("b") }"#, 8),
    ])
  func gaps(body: String, gap: Double) throws {
    let frames = try stops(body).compactMap(\.frame)
    let (first, second) = (try #require(frames.first), try #require(frames.dropFirst().first))
    #expect(abs(second.minY - first.minY - first.size.height - gap) < 0.01)
  }

  @Test("A symbol beside a title with a line below it is on the title's line")
  func row() throws {
    let body = """
      HStack(spacing: 12) {
        Image("harbor").resizable().frame(width: 25, height: 25)
        VStack(alignment: .leading) { Text("North pier").font(.headline); Text("Open").font(.caption) }
        Spacer()
      }
      """
    #expect(try stops(body).map(\.announcement) == ["harbor, image", "North pier", "Open"])
  }
}
