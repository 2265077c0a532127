import EarshotLayout
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct SystemViewTests {
  private func bar(large: Bool, leading: [ViewNode] = [], trailing: [ViewNode] = []) -> ViewNode {
    let title = view(
      "SystemTitle", [Argument(nil, "Title".argument), Argument("large", .bool(large))],
      id: "title")
    return view(
      "SystemNavigationBar",
      [
        Argument("leading", .int(leading.count)), Argument("trailing", .int(trailing.count)),
        Argument("large", .bool(large)),
      ], large ? leading + trailing + [title] : leading + [title] + trailing, id: "bar")
  }

  private func screen(_ children: [ViewNode]) -> ViewNode {
    view("NavigationStack", [], [view("SystemScreen", [], children)])
  }

  @Test("The navigation bar is at the top, the content below it")
  func navigationBar() {
    let result = layout(screen([bar(large: false), view("Color", id: "c")]))
    #expect(result["bar"] == Rect(x: 0, y: 62, width: 402, height: 44))
    #expect(result["c"].minY == 106)
    #expect(abs(result["title"].center.x - 201) < 1)
  }

  @Test("A small title is on one line with the items")
  func smallTitle() {
    let result = layout(
      screen([
        bar(large: false, leading: [button("Cancel")], trailing: [button("Save")]), text("c"),
      ]))
    #expect(abs(result["title"].minY - result["Save"].minY) < 8)
    #expect(result["Cancel"].minX < result["title"].minX)
    #expect(result["title"].maxX < result["Save"].minX)
    #expect(result["Save"].maxX == 402 - 16)
  }

  @Test("A large title stands on a line of its own below the items")
  func largeTitle() {
    let result = layout(screen([bar(large: true, trailing: [button("Add")]), text("c")]))
    #expect(result["title"].minY > result["Add"].minY + 8)
    #expect(result["title"].minX == 16)
    #expect(result["bar"].height == 96)
  }

  @Test("Content that ignores the safe area reaches below the bars")
  func belowBars() {
    let result = layout(
      screen([bar(large: false), view("Color", id: "c").with("ignoresSafeArea")]))
    #expect(result["c"] == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test("Tabs share the bar at the bottom of the safe area")
  func tabBar() {
    let tabs = (0..<4).map { view("SystemTab", [Argument(nil, "T".argument)], id: "tab \($0)") }
    let result = layout(
      view("TabView", [], [view("Color", id: "c"), view("SystemTabBar", [], tabs)]))
    #expect(result["SystemTabBar"].maxY == 840)
    #expect(result["tab 3"].maxX == 402)
    #expect(result["tab 1"].width == 100.5)
    #expect(result["c"].maxY == 840 - 49)
  }

  @Test("A page control is over the content's bottom")
  func pageControl() {
    let result = layout(
      view("TabView", [], [view("Color", id: "c"), view("SystemPageControl")]))
    #expect(result["SystemPageControl"].maxY == 840)
    #expect(result["c"].maxY == 840)
  }

  @Test("A sheet leaves the top of the screen free")
  func sheet() {
    let result = layout(
      view("SystemSheet", [Argument("fullScreen", .bool(false))], [view("Color", id: "c")]))
    #expect(result["c"].minY > 62)
    #expect(result["c"].maxY == 840)
  }

  @Test("A sheet at half height has the region to dismiss it by above, then the grabber")
  func halfSheet() {
    let result = layout(
      view(
        "SystemSheet", [Argument("detents", .list([.symbol("medium"), .symbol("large")]))],
        [view("SystemDismissRegion"), view("SystemSheetGrabber"), text("c")]))
    #expect(result["SystemDismissRegion"].maxY == 437)
    #expect(result["SystemSheetGrabber"].minY == 437)
    #expect(result["c"].minY > result["SystemSheetGrabber"].maxY)
  }

  @Test("An alert is in the middle, 270 points wide, its two buttons side by side")
  func alert() {
    let result = layout(
      view("SystemAlert", [], [text("Title"), text("Message"), button("Cancel"), button("OK")]))
    #expect(result["Message"].minY > result["Title"].minY)
    #expect(result["Cancel"].minY == result["OK"].minY)
    #expect(result["Cancel"].maxX == result["OK"].minX)
    #expect(result["OK"].size == Size(width: 135, height: 44))
    #expect(abs(result["Title"].center.x - 201) < 0.5)
    #expect(result["Title"].minY > 300)
  }

  @Test("Three buttons of an alert stand one below the other")
  func tallAlert() {
    let result = layout(view("SystemAlert", [], [text("T"), button("A"), button("B"), button("C")]))
    let tops = ["T", "A", "B", "C"].map { result[$0].minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
  }

  @Test("A menu's rows follow each other, the way out comes last")
  func menu() {
    let result = layout(
      view("SystemMenu", [], [button("A"), button("B"), view("SystemDismissRegion")]))
    let tops = ["A", "B", "SystemDismissRegion"].map { result[$0].minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test("A search field at the end of a screen is at its bottom")
  func search() {
    let below = layout(screen([bar(large: false), view("Color", id: "c"), view("SystemSearchField")]))
    #expect(below["SystemSearchField"].maxY == 840)
    let above = layout(screen([bar(large: false), view("SystemSearchField"), view("Color", id: "c")]))
    #expect(above["SystemSearchField"].minY == 106)
  }

  @Test("Columns of a split view stand side by side")
  func columns() {
    let result = layout(
      view(
        "NavigationSplitView", [],
        [
          view("SystemScreen", [], [view("Color", id: "side")], id: "s1"),
          view("SystemScreen", [], [view("Color", id: "detail")], id: "s2"),
        ]), device: .iPad)
    #expect(result["side"].width == 320)
    #expect(result["detail"].minX == 320)
    #expect(result["detail"].maxX == 1032)
  }
}
