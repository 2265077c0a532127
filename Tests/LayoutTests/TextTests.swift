import EarshotLayout
import EarshotViewTree
import EarshotVocabulary
import Testing

/// Sizes of Apple's Human Interface Guidelines, Typography.
@Suite struct TextTests {
  private func height(_ style: String, _ type: DynamicType = .large) -> Double {
    layout(text("a").with("font", Argument(nil, .symbol(style))), dynamicType: type)["a"].height
  }

  @Test("A line is as high as its text style")
  func styles() {
    #expect(abs(height("body") - 20.33) < 0.1)
    #expect(abs(height("largeTitle") - 40.67) < 0.1)
    #expect(abs(height("caption2") - 13.33) < 0.1)
  }

  @Test("Dynamic Type scales styles and custom fonts, not fixed sizes")
  func dynamicType() {
    #expect(height("body", .accessibility5) > 3 * height("body"))
    func sized(_ name: String, _ type: DynamicType) -> Double {
      let font = ArgumentValue.symbol(name, arguments: [Argument("size", .int(20))])
      return layout(text("a").with("font", Argument(nil, font)), dynamicType: type)["a"].height
    }
    #expect(sized("system", .accessibility5) == sized("system", .large))
    #expect(sized("custom", .accessibility5) > 2 * sized("custom", .large))
  }

  @Test("Fonts are inherited; the inner one wins")
  func inherited() {
    let inner = text("inner").with("font", Argument(nil, .symbol("caption")))
    let result = layout(vstack([inner, text("outer")]).with("font", Argument(nil, .symbol("title"))))
    #expect(result["inner"].height < 15)
    #expect(result["outer"].height > 30)
  }

  @Test("A line of twenty letters of body text is about as wide as on a device")
  func width() {
    let width = layout(text("The quick brown fox!"))["The quick brown fox!"].width
    #expect((145...175).contains(width))
  }

  @Test("Bold letters are wider, wide letters are wider than narrow ones")
  func letters() {
    func width(_ node: ViewNode, _ id: String) -> Double { layout(node)[id].width }
    #expect(width(text("word").with("bold"), "word") > width(text("word"), "word"))
    #expect(width(text("MMM"), "MMM") > 3 * width(text("iii"), "iii"))
    #expect(width(text("漢字"), "漢字") > 30)
    #expect(width(text("e\u{301}"), "e\u{301}") == width(text("e"), "e"))
  }

  @Test("Text wraps by words, and a line limit holds")
  func wrapping() {
    let long = String(repeating: "several words ", count: 12)
    let free = layout(text(long))[long]
    #expect(free.width <= 402)
    #expect(free.height > 60)
    #expect(layout(text(long).with("lineLimit", Argument(nil, .int(1))))[long].height < 21)
  }

  @Test("A line break is a line")
  func breaks() {
    #expect(abs(layout(text("a\nb\nc"))["a\nb\nc"].height - 3 * 20.33) < 0.1)
  }

  @Test("Ideographs wrap without spaces")
  func ideographs() {
    let long = String(repeating: "漢", count: 60)
    let frame = layout(text(long))[long]
    #expect(frame.width <= 402)
    #expect(frame.height > 40)
  }

  @Test("A word wider than the screen breaks inside")
  func longWord() {
    let long = String(repeating: "w", count: 500)
    #expect(layout(text(long))[long].width <= 402)
  }

  // SwiftUI: `minimumScaleFactor(_:)`, "the fraction of the current font size that's the smallest".
  @Test("A text that may shrink has its letters as large as the room allows, down to its own bound")
  func shrinking() {
    func frame(_ least: Double?, _ width: Double, _ height: Double) -> Rect {
      let font = ArgumentValue.symbol("system", arguments: [Argument("size", .int(200))])
      var initial = text("B").with("font", Argument(nil, font))
      if let least { initial = initial.with("minimumScaleFactor", Argument(nil, .double(least))) }
      let room = initial.with("frame", Argument("width", .double(width)), Argument("height", .double(height)))
      return layout(room)["B"]
    }
    #expect(frame(nil, 26, 26).height > 200)
    #expect((20...26).contains(frame(0.001, 26, 26).height))
    #expect(frame(0.001, 26, 26).width <= 26)
    #expect(frame(0.5, 26, 26).height <= 120)
    #expect(frame(0.001, 400, 400).height > 200)
  }

  @Test("Symbols grow with their font; resizable images fill")
  func images() {
    let star = view("Image", [Argument("systemName", "star".argument)], id: "star")
    let large = star.with("font", Argument(nil, .symbol("largeTitle")))
    #expect(layout(large)["star"].height > 1.8 * layout(star)["star"].height)
    let asset = view("Image", [Argument(nil, "cat".argument)], id: "cat").with("resizable")
    #expect(layout(asset)["cat"].width == 402)
  }
}
