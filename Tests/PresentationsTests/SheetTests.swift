import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct SheetTests {
  private func presenting(
    _ modifier: String, _ content: ViewNode, isPresented: Bool = true
  ) -> ViewNode {
    view("VStack", [], [text("Below")]).with(
      modifier, Argument("isPresented", binding(.bool(isPresented), "shows")),
      Argument("onDismiss", .handler(Handler("gone"))),
      Argument("content", .views([content])))
  }

  @Test("A sheet is what is on the screen; its content comes as it is (recorded: AXE sheet)")
  func sheet() {
    #expect(shown(presenting("sheet", text("Inside"))).outline == ["SystemSheet", "Text(Inside)"])
    #expect(
      shown(presenting("sheet", text("Inside"), isPresented: false)).outline
        == ["VStack", "Text(Below)"])
  }

  @Test("A scrub closes a sheet by its binding; that it closed tells the app")
  func escape() {
    let sheet = shown(presenting("sheet", text("Inside")))
    #expect(
      settings(sheet.argument("escape")?.commands) == ["shows=bool(false)"])
  }

  @Test("An item sheet closes by setting the item to nil")
  func item() {
    let root = text("Below").with(
      "sheet", Argument("item", binding(.int(3), "item")),
      Argument("content", .views([text("Inside")])))
    #expect(settings(shown(root).argument("escape")?.commands) == ["item=none"])
  }

  @Test("interactiveDismissDisabled forbids it (spec swiftui.md 3.3)")
  func heldOpen() {
    let sheet = shown(presenting("sheet", text("Inside").with("interactiveDismissDisabled")))
    #expect(sheet.argument("escape") == nil)
  }

  @Test("A full-screen cover is not closed by a scrub")
  func cover() {
    let cover = shown(presenting("fullScreenCover", text("Inside")))
    #expect(cover.name == "SystemSheet")
    #expect(cover.argument("escape") == nil)
  }

  @Test("A sheet that can be resized has a grabber and leaves room to tap (spec swiftui.md 3.3)")
  func detents() {
    let content = text("Inside").with(
      "presentationDetents", Argument(nil, .list([.symbol("large"), .symbol("medium")])))
    let sheet = shown(presenting("sheet", content))
    #expect(
      sheet.outline == [
        "SystemSheet", "SystemDismissRegion(dismiss popup)", "SystemSheetGrabber(Sheet Grabber)",
        "Text(Inside)",
      ])
    #expect(sheet.argument("detents")?.symbols == ["medium", "large"])
  }

  @Test("A popover is a sheet on iPhone and has surroundings to tap on iPad")
  func popover() {
    #expect(shown(presenting("popover", text("Inside"))).name == "SystemSheet")
    let pad = shown(presenting("popover", text("Inside")), device: .iPad)
    #expect(pad.outline == ["SystemPopover", "Text(Inside)", "SystemDismissRegion(dismiss popup)"])
  }

  @Test("A sheet over a sheet is what is on the screen")
  func nested() {
    let inner = presenting("sheet", text("Innermost"))
    #expect(shown(presenting("sheet", inner)).outline == ["SystemSheet", "Text(Innermost)"])
  }

  @Test("A sheet keeps the environment of what presents it")
  func environment() {
    let root = view("Group", [], [presenting("sheet", text("Inside"))]).with(
      "environment", Argument(nil, .symbol("layoutDirection")), Argument(nil, .symbol("rightToLeft")))
    #expect(shown(root).modifiers.map(\.name) == ["environment"])
  }

  @Test("A sheet can have its own navigation")
  func navigation() {
    let stack = view(
      "NavigationStack", [], [text("A").with("navigationTitle", Argument(nil, "New".argument))])
    #expect(shown(presenting("sheet", stack)).first("SystemTitle") != nil)
  }

  @Test("A sheet that a toolbar button presents is found")
  func fromToolbar() {
    let opener = button("Add").with(
      "sheet", Argument("isPresented", binding(.bool(true), "adds")),
      Argument("content", .views([text("Inside")])))
    let content = text("Below").with("toolbar", Argument("content", .views([opener])))
    #expect(shown(view("NavigationStack", [], [content])).outline == ["SystemSheet", "Text(Inside)"])
  }

  @Test("An inspector is a sheet on iPhone and a column on iPad")
  func inspector() {
    let root = presenting("inspector", text("Inside"))
    #expect(shown(root).name == "SystemSheet")
    let pad = shown(root, device: .iPad)
    #expect(pad.name == "VStack")
    #expect(pad.modifier("safeAreaInset")?.views("content").count == 1)
  }
}
