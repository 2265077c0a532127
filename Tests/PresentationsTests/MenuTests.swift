import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct MenuTests {
  private func opened(_ owner: ViewNode, in root: ViewNode? = nil) -> ViewNode {
    var interface = InterfaceState()
    interface.presented = [owner.identity]
    return shown(root ?? view("VStack", [], [owner]), interface)
  }

  private func menu(_ items: [ViewNode]) -> ViewNode {
    view("Menu", [Argument(nil, "Actions".argument)], items)
  }

  @Test("A closed menu is a view like others")
  func closed() {
    #expect(shown(menu([button("Duplicate")])).name == "Menu")
  }

  @Test("An open menu is its items, then an invisible way out (spec voiceover.md c.4)")
  func open() {
    let result = opened(menu([button("Duplicate"), view("Divider"), button("Rename")]))
    #expect(
      result.outline == [
        "SystemMenu", "Button(Duplicate)", "Button(Rename)",
        "SystemDismissRegion(Dismiss context menu)",
      ])
  }

  @Test("Choosing an item closes the menu")
  func dismissal() {
    let owner = menu([button("Duplicate")])
    let item = opened(owner).first("Button")
    #expect(
      settings(item?.argument("dismiss")?.commands)
        == ["\(InterfaceChange.dismiss(owner.identity))"])
  }

  @Test("A picker in a menu gives its rows, the selected one ticked (recorded: mag-dropdown-items)")
  func picker() {
    let picker = view(
      "Picker",
      [Argument(nil, "Search by".argument), Argument("selection", binding(.int(0), "sel"))],
      [
        text("Record locator").with("tag", Argument(nil, .int(0))),
        text("Bag tag number").with("tag", Argument(nil, .int(1))),
      ])
    let items = opened(menu([picker])).children
    #expect(items.map { $0.argument("selected")?.bool } == [true, false, nil])
    #expect(items.map { $0.argument("label")?.string } == ["Record locator", "Bag tag number", nil])
    #expect(settings(items[1].argument("action")?.commands) == ["sel=int(1)"])
  }

  @Test("An open menu-style picker is its rows")
  func menuPicker() {
    let picker = view(
      "Picker", [Argument("selection", binding("b".argument, "sel"))],
      [
        view(
          "ForEach", [],
          [
            text("A").with("_tag", Argument(nil, "a".argument)),
            text("B").with("_tag", Argument(nil, "b".argument)),
          ])
      ])
    let items = opened(picker).children
    #expect(items.map { $0.argument("selected")?.bool } == [false, true, nil])
  }

  @Test("A compact date picker opens a popover with a way out")
  func calendar() {
    let picker = view("DatePicker", [Argument("selection", binding(.date(0), "day"))])
    #expect(
      opened(picker).outline == [
        "SystemPopover", "DatePicker", "SystemDismissRegion(dismiss popup)",
      ])
  }

  @Test("A toggle in a menu is an item with a tick")
  func toggle() {
    let toggle = view(
      "Toggle", [Argument(nil, "Bold".argument), Argument("isOn", binding(.bool(true), "bold"))])
    let item = opened(menu([toggle])).first("Button")
    #expect(item?.unlabeled()?.string == "Bold")
    #expect(item?.argument("selected")?.bool == true)
    #expect(settings(item?.argument("action")?.commands) == ["bold=bool(false)"])
  }

  @Test("A context menu opens over its view")
  func contextMenu() {
    let owner = text("Row").with(
      "contextMenu", Argument("menuItems", .views([button("Favorite"), button("Archive")])))
    #expect(opened(owner).outline.prefix(3) == ["SystemMenu", "Button(Favorite)", "Button(Archive)"])
  }

  @Test("A menu inside a menu opens in turn, and a choice closes both")
  func submenu() {
    let inner = view("Menu", [Argument(nil, "Sort".argument)], [button("Name")], id: "inner")
    let outer = menu([inner])
    var interface = InterfaceState()
    interface.presented = [outer.identity, inner.identity]
    let result = shown(view("VStack", [], [outer]), interface)
    #expect(result.outline.prefix(2) == ["SystemMenu", "Button(Name)"])
    #expect(result.first("Button")?.argument("dismiss")?.commands?.count == 2)
  }

  @Test("A menu in a toolbar opens")
  func toolbarMenu() {
    let owner = menu([button("Rename")])
    let content = text("Below").with("toolbar", Argument("content", .views([owner])))
    let root = view("NavigationStack", [], [content])
    #expect(opened(owner, in: root).name == "SystemMenu")
  }

  @Test("Secondary actions of a toolbar stand in a menu of their own")
  func secondary() {
    let item = view(
      "ToolbarItem", [Argument("placement", .symbol("secondaryAction"))], [button("Print")])
    let content = text("Below").with("toolbar", Argument("content", .views([item])))
    let root = view("NavigationStack", [], [content])
    let more = shown(root).first("Menu")
    #expect(more?.unlabeled()?.string == "More")
    var interface = InterfaceState()
    interface.presented = [more?.identity ?? .root]
    #expect(shown(root, interface).outline.prefix(2) == ["SystemMenu", "Button(Print)"])
  }
}
