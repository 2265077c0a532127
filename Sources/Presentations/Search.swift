import EarshotViewTree
import EarshotVocabulary

extension Arranger {
  /// Under the navigation bar; on iPhone from iOS 26 at the bottom of the screen, unless the app
  /// asks for the bar (`placement: .navigationBarDrawer`).
  func searchIsAbove(_ screen: NavigationScreen) -> Bool {
    if environment.profile < .ios26 || environment.device.idiom == .pad { return true }
    let placement = screen.preferences.search?.modifier.argument("placement")?.symbol
    return placement == "navigationBarDrawer"
  }

  /// The search field of a screen with what belongs to it: while it is being edited also "Clear
  /// text", "Cancel", the scopes and the suggestions.
  func searchField(_ screen: NavigationScreen) -> [ViewNode] {
    guard let search = screen.preferences.search else { return [] }
    let identity = search.owner.child("search")
    let text = search.modifier.argument("text")
    let prompt = search.modifier.argument("prompt")?.text ?? TextContent(words.search)
    var nodes = [
      ViewNode.system(
        "SystemSearchField", identity,
        [
          Argument("text", text ?? .text(TextContent(""))), Argument("prompt", .text(prompt)),
          Argument("above", .bool(searchIsAbove(screen))),
        ],
        source: search.modifier.source)
    ]
    let isPresented = search.modifier.argument("isPresented")
    guard interface.editing == identity || isPresented?.bool == true else { return nodes }
    let clearing: [Command] = text?.setter.map { [.set($0, .string(""))] } ?? []
    if let string = text?.string, !string.isEmpty {
      nodes.append(
        .system("Button", identity.child("clear"), [.text(words.clearText), .action(clearing)]))
    }
    var canceling = clearing + [.interface(.endEditing)]
    if let set = isPresented?.setter { canceling.append(.set(set, .bool(false))) }
    nodes.append(
      .system("Button", identity.child("cancel"), [.text(words.cancel), .action(canceling)]))
    if let scopes = search.scopes { nodes.append(scopePicker(scopes, identity)) }
    for argument in search.suggestions?.arguments ?? [] { nodes += argument.value.views ?? [] }
    return [.system("Group", identity.child("bar"), children: nodes)]
  }

  private func scopePicker(_ scopes: Modifier, _ identity: Identity) -> ViewNode {
    let rows =
      scopes.views("scopes").isEmpty
      ? scopes.arguments.lazy.compactMap(\.value.views).first ?? [] : scopes.views("scopes")
    var picker = ViewNode.system(
      "Picker", identity.child("scopes"),
      [.text(""), Argument("selection", scopes.unlabeled() ?? .none)], children: rows)
    picker.modifiers = [Modifier("pickerStyle", [Argument(nil, .symbol("segmented"))])]
    return picker
  }
}
