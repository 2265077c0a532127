import EarshotLayout
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct ModifierTests {
  @Test("Padding moves what is inside and does not grow its frame")
  func padding() {
    let result = layout(
      vstack([block("a", 50, 20).padding(16), block("b", 50, 20)], Argument("spacing", .int(0))))
    #expect(result["b"].minY == result["a"].maxY + 16)
    #expect(result["a"].size == Size(width: 50, height: 20))
  }

  @Test("Padding takes edges and insets")
  func edges() {
    let horizontal = layout(
      hstack(
        [
          block("a", 50, 20)
            .with("padding", Argument(nil, .symbol("leading")), Argument(nil, .int(30))),
          block("b", 50, 20),
        ], Argument("spacing", .int(0))))
    #expect(horizontal["HStack"].width == 130)
    #expect(horizontal["b"].minX == horizontal["a"].maxX)
    let insets = ArgumentValue.record(
      "EdgeInsets",
      [
        Argument("top", .int(5)), Argument("leading", .int(0)), Argument("bottom", .int(7)),
        Argument("trailing", .int(0)),
      ])
    let vertical = layout(vstack([block("a", 50, 20).with("padding", Argument(nil, insets))]))
    #expect(vertical["VStack"].height == 32)
  }

  @Test("A frame of a fixed size holds, whatever is inside")
  func fixedFrame() {
    let child = text("Long text that would be wider").with(
      "frame", Argument("width", .int(40)), Argument("height", .int(200)))
    #expect(layout(vstack([child]))["VStack"].size == Size(width: 40, height: 200))
  }

  @Test("maxWidth: .infinity fills and aligns (documentation of frame)")
  func infiniteFrame() {
    let child = block("a", 50, 20).with(
      "frame", Argument("maxWidth", .symbol("infinity")), Argument("alignment", .symbol("leading")))
    let result = layout(vstack([child]))
    #expect(result["VStack"].width == 402)
    #expect(result["a"].minX == 0)
  }

  @Test("minHeight is kept, idealWidth counts only where nothing is proposed")
  func minimum() {
    let child = block("a", 50, 20).with("frame", Argument("minHeight", .int(100)))
    #expect(layout(vstack([child]))["VStack"].height == 100)
    let ideal = view("Color", id: "c").with("frame", Argument("idealWidth", .int(70)))
      .with("fixedSize", Argument("horizontal", .bool(true)), Argument("vertical", .bool(false)))
    #expect(layout(vstack([ideal]))["VStack"].width == 70)
  }

  @Test("fixedSize does not wrap")
  func fixedSize() {
    let long = String(repeating: "wide ", count: 40)
    #expect(layout(text(long))[long].width <= 402)
    #expect(layout(text(long).with("fixedSize"))[long].width > 402)
  }

  @Test("aspectRatio fits and fills")
  func aspectRatio() {
    func square(_ mode: String) -> ViewNode {
      view("Color", id: "c").with(
        "aspectRatio", Argument(nil, .double(1)), Argument("contentMode", .symbol(mode)))
    }
    #expect(layout(square("fit"))["c"].size == Size(width: 402, height: 402))
    #expect(layout(square("fill"))["c"].size == Size(width: 778, height: 778))
  }

  @Test("An offset moves a view and nothing else")
  func offset() {
    let result = layout(
      vstack(
        [
          block("a", 50, 20).with("offset", Argument("x", .int(5)), Argument("y", .int(-7))),
          block("b", 50, 20),
        ], Argument("spacing", .int(0))))
    #expect(result["VStack"].height == 40)
    #expect(result["a"].minY == result["VStack"].minY - 7)
    #expect(result["b"].minY == result["VStack"].minY + 20)
    let moved = layout(
      vstack(
        [
          text("a").with("offset", Argument("x", .int(5)), Argument("y", .int(-7))), text("b"),
        ], Argument("spacing", .int(0))))
    #expect(moved["a"].maxY == moved["b"].minY - 7)
  }

  @Test("position centres a view on a point of all the space")
  func position() {
    let result = layout(
      text("a").with("position", Argument("x", .int(100)), Argument("y", .int(50))))
    #expect(result["a"].center.x == 100)
    #expect(abs(result["a"].center.y - (62 + 50)) < 0.001)
  }

  @Test("An overlay is proposed the size of its base and aligned in it")
  func overlay() {
    let base = block("a", 200, 100).with(
      "overlay", Argument("alignment", .symbol("topTrailing")),
      Argument("content", .views([block("b", 20, 20)])))
    let result = layout(base)
    #expect(result["b"].maxX == result["a"].maxX)
    #expect(result["b"].minY == result["a"].minY)
    let fill = layout(
      block("a", 200, 100).with("background", Argument(nil, .views([view("Color", id: "c")]))))
    #expect(fill["c"] == fill["a"])
  }

  @Test("A new element has the frame of everything before it; a property keeps that of its view")
  func elementFrame() {
    let padded = text("a").padding(20)
    let merged = layout(padded.with("accessibilityLabel", Argument(nil, "x".argument)))
    #expect(merged["a"].height < 25)
    let element = layout(padded.with("accessibilityElement"))
    #expect(element["a"].height > 60)
  }

  @Test("What is represented and what is given as children has places too")
  func representations() {
    let bars = hstack([view("Color", id: "one"), view("Color", id: "two")])
    let chart = block("chart", 200, 100)
      .with("accessibilityChildren", Argument("children", .views([bars])))
    let result = layout(chart)
    #expect(result["one"].maxX < result["two"].minX)
  }

  @Test("safeAreaInset keeps an edge")
  func safeAreaInset() {
    let result = layout(
      view("Color", id: "c").with(
        "safeAreaInset", Argument("edge", .symbol("bottom")),
        Argument("content", .views([block("bar", 402, 60)]))))
    #expect(result["bar"].maxY == 840)
    #expect(result["c"].maxY == 780)
  }

  @Test("ignoresSafeArea goes on to the edges of the screen")
  func ignoresSafeArea() {
    let result = layout(
      view("Color", id: "c").with("ignoresSafeArea"))
    #expect(result["c"] == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test("Numbers that are none, negative or endless are no trap")
  func hostile() {
    for value in [Double.nan, -.infinity, .infinity, -1e300, 1e300] {
      let child = text("a")
        .with("frame", Argument("width", .double(value)), Argument("maxHeight", .double(value)))
        .with("padding", Argument(nil, .double(value)))
        .with("offset", Argument("x", .double(value)), Argument("y", .double(value)))
        .with("aspectRatio", Argument(nil, .double(value)))
        .with("layoutPriority", Argument(nil, .double(value)))
        .with("font", Argument(nil, .symbol("system", arguments: [Argument("size", .double(value))])))
      let result = layout(
        vstack([child, text("b")], Argument("spacing", .double(value))))
      let isSane = result.frames.all.values.allSatisfy { $0.isFinite }
      #expect(isSane)
    }
  }
}
