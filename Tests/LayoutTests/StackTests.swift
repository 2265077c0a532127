import EarshotLayout
import EarshotViewTree
import EarshotVocabulary
import Testing

/// Facts of SwiftUI's documentation of stacks, spacers and layout priorities.
@Suite struct StackTests {
  @Test("Content stands in the middle of the safe area")
  func root() {
    let frame = layout(block("a", 100, 50))["a"]
    #expect(frame.center == Point(x: 201, y: 62 + (874 - 62 - 34) / 2))
    #expect(frame.size == Size(width: 100, height: 50))
  }

  @Test("A vertical stack puts views one below the other with the spacing asked for")
  func vertical() {
    let result = layout(
      vstack([block("a", 100, 50), block("b", 60, 20)], Argument("spacing", .int(10))))
    #expect(result["b"].minY == result["a"].maxY + 10)
    #expect(result["a"].center.x == result["b"].center.x)
    #expect(result["VStack"].height == 80)
  }

  @Test("A stack aligns across its axis")
  func alignment() {
    let leading = layout(
      vstack(
        [block("a", 100, 50), block("b", 60, 20)], Argument("alignment", .symbol("leading"))))
    #expect(leading["a"].minX == leading["b"].minX)
    let bottom = layout(
      hstack(
        [block("a", 100, 50), block("b", 60, 20)], Argument("alignment", .symbol("bottom"))))
    #expect(bottom["a"].maxY == bottom["b"].maxY)
  }

  @Test("A spacer pushes what follows to the far edge")
  func spacer() {
    let result = layout(hstack([block("a", 50, 20), view("Spacer"), block("b", 50, 20)]))
    #expect(result["a"].minX == 0)
    #expect(result["b"].maxX == 402)
  }

  @Test("Flexible views share what fixed ones leave")
  func flexible() {
    let result = layout(
      hstack(
        [view("Color", id: "x").filling(), block("b", 102, 20), view("Color", id: "y").filling()],
        Argument("spacing", .int(0))))
    #expect(result["x"].width == 150)
    #expect(result["y"].width == 150)
  }

  @Test("A higher layout priority takes space first")
  func priority() {
    let long = String(repeating: "words and more words ", count: 6)
    let result = layout(
      hstack([
        text(long + "one"),
        text(long + "two").with("layoutPriority", Argument(nil, .int(1))),
      ]))
    #expect(result[long + "two"].width > 2 * result[long + "one"].width)
  }

  @Test("A depth stack lays its children over each other, aligned")
  func depth() {
    let result = layout(
      view(
        "ZStack", [Argument("alignment", .symbol("topTrailing"))],
        [block("a", 100, 50), block("b", 20, 20)]))
    #expect(result["b"].minY == result["a"].minY)
    #expect(result["b"].maxX == result["a"].maxX)
  }

  @Test("Views on one line of text have their letters on one line")
  func baseline() {
    let result = layout(
      hstack(
        [text("Big").with("font", Argument(nil, .symbol("largeTitle"))), text("small")],
        Argument("alignment", .symbol("firstTextBaseline"))))
    #expect(result["small"].minY > result["Big"].minY + 10)
    #expect(result["small"].maxY < result["Big"].maxY)
  }

  @Test("Groups, loops and views of the app pass their children on and have the frame around them")
  func transparent() {
    let group = view("Group", [], [block("a", 30, 30), block("b", 30, 30)])
    let result = layout(hstack([group, block("c", 30, 30)], Argument("spacing", .int(0))))
    #expect(result["c"].minX == result["b"].maxX)
    #expect(result["Group"] == result["a"].union(result["b"]))
  }

  @Test("A modifier on a group modifies each child")
  func groupModifier() {
    let group = view("Group", [], [block("a", 30, 30), block("b", 30, 30)]).padding(10)
    let result = layout(vstack([group], Argument("spacing", .int(0))))
    #expect(result["b"].minY == result["a"].maxY + 20)
  }

  @Test("A row of views on one line has tops within the threshold of a line (8 points)")
  func oneLine() {
    let star = view("Image", [Argument("systemName", "star".argument)])
    let result = layout(hstack([text("Name"), button("Edit"), star]))
    let tops = [result["Name"].minY, result["Edit"].minY, result["Imagestar"].minY]
    #expect((tops.max() ?? 0) - (tops.min() ?? 0) < 8)
  }

  @Test("Right to left is mirrored")
  func mirrored() {
    let row = hstack([block("a", 50, 20), view("Spacer"), block("b", 80, 20)])
    let result = layout(row, direction: .rightToLeft)
    #expect(result["a"].maxX == 402)
    #expect(result["b"].minX == 0)
  }

  @Test("A part of the screen may run the other way")
  func mirroredPart() {
    let row = hstack([block("a", 50, 20), block("b", 50, 20)])
      .with(
        "environment", Argument(nil, .symbol("layoutDirection")),
        Argument(nil, .symbol("rightToLeft")))
    let result = layout(row)
    #expect(result["a"].minX > result["b"].minX)
  }
}
