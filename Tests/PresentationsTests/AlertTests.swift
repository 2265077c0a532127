import EarshotPresentations
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct AlertTests {
  private func presenting(
    _ modifier: String, _ actions: [ViewNode], message: String? = nil, title: String = "Delete?",
    _ extra: Argument...
  ) -> ViewNode {
    text("Below").with(
      modifier, Argument(nil, title.argument),
      Argument("isPresented", binding(.bool(true), "shows")),
      Argument("actions", .views(actions)),
      Argument("message", .views(message.map { [text($0)] } ?? [])),
      extra.first ?? Argument("unused", .none))
  }

  @Test("An alert is its title, message and buttons and nothing else (recorded: bh-alert)")
  func alert() {
    let root = presenting("alert", [button("OK")], message: "This is a message.")
    #expect(
      shown(root).outline == [
        "SystemAlert", "Text(Delete?)", "Text(This is a message.)", "Button(OK)",
      ])
  }

  @Test("An alert without buttons gets one in the language of the screen")
  func defaultButton() {
    #expect(shown(presenting("alert", [])).outline.last == "Button(OK)")
    #expect(shown(presenting("alert", []), locale: "tr_TR").outline.last == "Button(Tamam)")
  }

  @Test("Every button closes the alert after its action")
  func dismissal() {
    let result = shown(presenting("alert", [button("OK")]))
    let ok = result.first("Button")
    #expect(ok?.argument("action")?.handler != nil)
    #expect(settings(ok?.argument("dismiss")?.commands) == ["shows=bool(false)"])
  }

  @Test("Of two buttons the cancelling one leads; of more it is the last")
  func order() {
    let cancel = button("Cancel", role: "cancel")
    let two = shown(presenting("alert", [button("Delete"), cancel]))
    #expect(two.outline.suffix(2) == ["Button(Cancel)", "Button(Delete)"])
    let three = shown(presenting("alert", [cancel, button("Delete"), button("Archive")]))
    #expect(three.outline.suffix(3) == ["Button(Delete)", "Button(Archive)", "Button(Cancel)"])
  }

  @Test("A scrub does what the cancelling button does")
  func escape() {
    let root = presenting("alert", [button("Delete"), button("Cancel", role: "cancel")])
    #expect(
      settings(shown(root).argument("escape")?.commands) == ["run Cancel", "shows=bool(false)"])
  }

  @Test("Buttons inside groups and loops are buttons of the alert; fields stand before them")
  func groups() {
    let field = view("TextField", [Argument(nil, "Name".argument)])
    let group = view("Group", [], [button("Rename"), field])
    #expect(
      shown(presenting("alert", [group])).outline == [
        "SystemAlert", "Text(Delete?)", "TextField(Name)", "Button(Rename)",
      ])
  }

  @Test("An alert in a sheet is over the sheet")
  func inSheet() {
    let root = text("Below").with(
      "sheet", Argument("isPresented", binding(.bool(true), "sheet")),
      Argument("content", .views([presenting("alert", [])])))
    #expect(shown(root).name == "SystemAlert")
  }

  @Test("A dialog always has Cancel on iPhone, at its end")
  func dialog() {
    let result = shown(presenting("confirmationDialog", [button("Delete", role: "destructive")]))
    #expect(result.outline == ["SystemDialog", "Button(Delete)", "Button(Cancel)"])
  }

  @Test("A dialog's title is shown where the author asks for it")
  func dialogTitle() {
    let root = presenting(
      "confirmationDialog", [], message: nil, Argument("titleVisibility", .symbol("visible")))
    #expect(shown(root).outline.contains("Text(Delete?)"))
  }

  @Test("On iPad a dialog is closed from outside instead (spec swiftui.md 3.3)")
  func dialogOnPad() {
    let result = shown(presenting("confirmationDialog", [button("Delete")]), device: .iPad)
    #expect(
      result.outline == [
        "SystemDialog", "Button(Delete)", "SystemDismissRegion(dismiss popup)",
      ])
  }
}
