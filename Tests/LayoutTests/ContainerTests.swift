import EarshotLayout
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct ContainerTests {
  @Test("A scroll view's content is as long as it likes and is counted in pages")
  func scroll() {
    let rows = (0..<60).map { block("row \($0)", 300, 60) }
    let root = view("ScrollView", [], [view("LazyVStack", [Argument("spacing", .int(0))], rows)])
    let result = layout(root)
    // 60 rows of 60 points on a screen with 778 free.
    #expect(result.pageCounts[root.identity] == 5)
    #expect(result["row 0"].minY == 62)
    #expect(result["row 59"].maxY == 62 + 3600)
  }

  @Test("Scrolling moves the content by pages, not past its end")
  func scrolled() {
    let rows = (0..<60).map { block("row \($0)", 300, 60) }
    let root = view("ScrollView", [], [view("LazyVStack", [Argument("spacing", .int(0))], rows)])
    var interface = InterfaceState()
    interface.pages[root.identity] = 1
    #expect(layout(root, interface: interface)["row 0"].minY == 62 - 778)
    interface.pages[root.identity] = 99
    #expect(layout(root, interface: interface)["row 59"].maxY == 840)
  }

  @Test("A horizontal scroll view runs to the side")
  func horizontal() {
    let cards = (0..<10).map { block("card \($0)", 200, 100) }
    let root = view(
      "ScrollView", [Argument(nil, .symbol("horizontal"))],
      [hstack(cards, Argument("spacing", .int(0)))])
    let result = layout(root)
    #expect(result["card 9"].maxX == 2000)
    #expect(result.pageCounts[root.identity] == 5)
    #expect(result["ScrollView"].height == 100)
  }

  @Test("List rows are as wide as the list and at least 44 points high")
  func list() {
    let result = layout(view("List", [], [text("One"), text("Two"), text("Three")]))
    #expect(result["One"].minX == result["Three"].minX)
    #expect(result["Two"].minY - result["One"].minY >= 44 - 0.01)
    #expect(result["List"] == Rect(x: 0, y: 62, width: 402, height: 778))
  }

  @Test("Sections have their header above and their footer below")
  func sections() {
    let section = view(
      "Section",
      [Argument("header", .views([text("Head")])), Argument("footer", .views([text("Foot")]))],
      [text("Row")])
    let second = view("Section", [Argument(nil, "B".argument)], [text("Next")], id: "s2")
    let result = layout(view("Form", [], [section, second]))
    let tops = ["Head", "Row", "Foot", "Next"].map { result[$0].minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
  }

  @Test("Ten thousand rows are linear")
  func manyRows() {
    let rows = (0..<10_000).map { index in
      hstack(
        [text("Title \(index)"), view("Spacer", id: "s\(index)"), text("Value \(index)")],
        id: "row\(index)")
    }
    let loop = view("ForEach", [], rows)
    let clock = ContinuousClock()
    var result = LayoutResult()
    let time = clock.measure { result = layout(view("List", [], [loop])) }
    #expect(time < .seconds(5))
    #expect(result["Value 9999"].minY > 440_000)
  }

  private func grid(_ sizes: [ArgumentValue], _ count: Int) -> LayoutResult {
    let items = sizes.map { ArgumentValue.record("GridItem", [Argument(nil, $0)]) }
    let cells = (0..<count).map {
      view("Color", id: "c\($0)").with("frame", Argument("height", .int(50)))
        .with("accessibilityElement")
    }
    return layout(
      view("LazyVGrid", [Argument("columns", .list(items)), Argument("spacing", .int(10))], cells))
  }

  @Test("Flexible columns share the width; rows follow each other (documentation of GridItem)")
  func flexibleGrid() {
    let result = grid([.symbol("flexible"), .symbol("flexible")], 4)
    #expect(result["c0"].width == 197)
    #expect(result["c1"].minX == 205)
    #expect(result["c2"].minY == result["c0"].maxY + 10)
  }

  @Test("Fixed columns keep their width, adaptive ones come as often as fit")
  func otherGrids() {
    let fixed = grid([.symbol("fixed", arguments: [Argument(nil, .int(80))]), .symbol("flexible")], 2)
    #expect(fixed["c0"].width == 80)
    #expect(fixed["c1"].width == 402 - 88)
    let adaptive = grid([.symbol("adaptive", arguments: [Argument("minimum", .int(80))])], 5)
    #expect(adaptive["c3"].minY == adaptive["c0"].minY)
    #expect(adaptive["c4"].minY > adaptive["c0"].minY)
  }

  @Test("A grid's columns are as wide as their widest cell")
  func grid() {
    func row(_ id: String, _ cells: [ViewNode]) -> ViewNode { view("GridRow", [], cells, id: id) }
    let result = layout(
      view(
        "Grid", [],
        [
          row("r1", [block("a", 30, 20), block("b", 50, 20)]),
          row("r2", [block("c", 100, 20), block("d", 10, 20)]),
        ]))
    #expect(result["a"].center.x == result["c"].center.x)
    #expect(result["b"].center.x == result["d"].center.x)
    #expect(result["c"].minY > result["a"].maxY)
    #expect(result["Grid"].width == 158)
  }

  @Test("GeometryReader takes all space and says how much; content is at the top leading corner")
  func geometry() {
    let root = view("GeometryReader", [], [block("a", 50, 20)])
    let result = layout(root)
    #expect(result.asked[root.identity] == Rect(x: 0, y: 62, width: 402, height: 778))
    #expect(result["a"].origin == Point(x: 0, y: 62))
  }

  @Test("A guide in stacks in stacks is asked once for each of them", .timeLimit(.minutes(10)))
  func nestedGuides() {
    var node = block("a", 30, 20)
    node.modifiers.append(
      Modifier(
        "alignmentGuide",
        [
          Argument(nil, .symbol("top")), Argument("axis", .symbol("vertical")),
          Argument("position", .double(4)),
        ]))
    for level in 0..<60 {
      node = view(
        level % 2 == 0 ? "HStack" : "VStack", [], [node, block("b\(level)", 30, 20)], id: "s\(level)")
    }
    let result = layout(node)
    #expect(result["a"].width == 30)
    #expect(result["b0"].minX > result["a"].maxX)
  }

  @Test("ViewThatFits takes the first child that fits, else the last")
  func fitting() {
    func root(_ widths: [Double]) -> ViewNode {
      view("ViewThatFits", [], widths.enumerated().map { block("w\($0)", $1, 20) })
    }
    #expect(layout(root([900, 300, 100])).chosen[root([]).identity] == 1)
    #expect(layout(root([900, 800])).chosen[root([]).identity] == 1)
    #expect(layout(root([300, 100])).frames["w1".id] == nil)
  }

  @Test("Nodes with frames of their own keep them")
  func elements() {
    var element = UIKitNode()
    element.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let child = ViewNode(.element(element), identity: "child".id)
    var root = UIKitNode()
    root.elements = [child]
    let result = layout(ViewNode(.element(root), identity: "root".id))
    #expect(result["child"] == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(result.frames["root".id] == nil)
  }
}
