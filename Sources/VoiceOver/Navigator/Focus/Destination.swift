import EarshotAccessibilityTree
import EarshotVocabulary

/// Where focus belongs after a deed.
enum Destination {
  /// The focused element is still there, at this index.
  case stay(Int?)
  /// Another element of the same screen; its container labels are spoken as for one who comes
  /// from `from`.
  case element(Int?, from: Int?)
  /// A screen that took the place of the one before.
  case screen(Int?)
}

extension NavigatorState {
  /// In this order: a new screen, an element that the app asks for, the element as it was, what
  /// remains around it.
  mutating func destination(since before: Moment, _ news: News) -> Destination {
    let kept = before.element.flatMap { index.position(of: $0.identity, near: before.focus) }
    let isOther = tree.screen != before.tree.screen
    if isOther || news.changesScreen, !(isOther && isTab(kept)) {
      return .screen(placeOnNewScreen(since: before, news))
    }
    if let named = news.layoutFocus.flatMap({ index.position(of: $0) }) {
      return .element(named, from: kept)
    }
    if let wish = wish(since: before), wish != kept { return .element(wish, from: kept) }
    if let kept { return .stay(kept) }
    if tree.elements.isEmpty { return .stay(nil) }
    return placeAfterRemoval(since: before)
  }

  /// A tab keeps focus when it changes what is shown: "Selected, Collections" (recorded, iOS 26).
  private func isTab(_ position: Int?) -> Bool {
    guard let position else { return false }
    let element = tree.elements[position]
    if element.traits.contains(.tabBarItem) { return true }
    switch element.context {
    case .tab, .tabBarItem: return true
    default: return tree.containersAround(element).contains { $0.kind == .tabBar }
    }
  }

  /// The element that an `AccessibilityFocusState` asks for since then.
  private mutating func wish(since before: Moment) -> Int? {
    guard let requested = tree.requestedFocus, requested != before.tree.requestedFocus else {
      return nil
    }
    return index.position(of: requested)
  }

  /// On a screen that appears: what the app asks for, the row that opened it where one comes back
  /// to it (recorded, iOS 12), the default focus (iOS 26), else the first element.
  private mutating func placeOnNewScreen(since before: Moment, _ news: News) -> Int? {
    let opener = screens.follow(from: before, to: tree)
    for identity in [news.layoutFocus, tree.requestedFocus, opener, tree.defaultFocus] {
      if let position = identity.flatMap({ index.position(of: $0) }) { return position }
    }
    return tree.elements.isEmpty ? nil : 0
  }
}
