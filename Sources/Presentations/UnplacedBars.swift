import EarshotViewTree
import EarshotVocabulary

/// Titles, toolbars, search fields and tab items of a screen that is opened without the navigation stack or
/// the tab view that shows them in the app: they are part of what is heard there, and are missing here.
extension ViewTree {
  /// Notes what of the content is in no bar, with the option that shows it.
  mutating func noteUnplaced(_ content: [ViewNode], _ arranger: Arranger) {
    let wishes = ScreenPreferences(
      of: content, pushOrder: arranger.pushOrder, interface: arranger.interface)
    var parts: [String] = []
    let hidesBar = wishes.hiddenBars.contains("navigationBar")
    if let title = wishes.title, !title.isEmpty, !hidesBar { parts.append("the title") }
    let items = wishes.itemCount(more: arranger.words.more)
    if items > 0 { parts.append(items == 1 ? "a toolbar item" : "\(items) toolbar items") }
    if wishes.search != nil { parts.append("the search field") }
    if !parts.isEmpty {
      note(
        parts, at: wishes.barSource ?? root.source, bar: "bar", parent: "navigation",
        isOne: parts.count == 1 && items < 2)
    }
    if let item = wishes.tabItem {
      note(["the tab item"], at: item.source ?? root.source, bar: "tab bar", parent: "tab", isOne: true)
    }
  }

  private mutating func note(
    _ parts: [String], at place: SourceLocation?, bar: String, parent: String, isOne: Bool
  ) {
    let list =
      parts.count == 1 ? parts[0] : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
    let notice = Notice(
      .note, .parent, at: place,
      "\(list) \(isOne ? "is" : "are") in no \(bar) here: `--in \(parent)` shows \(isOne ? "it" : "them") "
        + "as the parent would")
    notices.append(notice)
    // All of it was understood: the note is no gap.
    absentParents.append(parent)
  }
}

extension ScreenPreferences {
  /// How many items of toolbars there are. Those above a keyboard are there only with it.
  fileprivate func itemCount(more: String) -> Int {
    let items = ToolbarItems(self, owner: .root, more: more)
    let bar =
      hiddenBars.contains("navigationBar")
      ? 0
      : items.leading.count + items.principal.count
        + items.trailing.count + leadingItems.count + trailingItems.count
    return bar + (hiddenBars.contains("bottomBar") ? 0 : items.bottom.count)
  }

  /// Where the first of them is written.
  fileprivate var barSource: SourceLocation? {
    titleSource ?? toolbarSource ?? search?.modifier.source
  }
}
