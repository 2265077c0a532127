import EarshotAccessibilityTree
import EarshotVocabulary

/// The screens one came through, each with the element that had focus when it was left.
///
/// Pop by back or scrub: focus returns to the row that opened the screen (recorded, iOS 12).
/// After an alert, a sheet, a popover or a menu it does not, unless the app asks for it
/// (documented, CVS: SwiftUI on iOS 17 and 18).
struct ScreenStack: Sendable {
  private var left: [(screen: Identity, focus: Identity?)] = []
  private static let deepest = 256

  /// Notes a change of screen; the opener's identity where one comes back by a pop.
  mutating func follow(from before: Moment, to tree: AccessibilityTree) -> Identity? {
    guard tree.screen != before.tree.screen else { return nil }
    if let index = left.lastIndex(where: { $0.screen == tree.screen }) {
      let opener = left[index].focus
      left.removeSubrange(index...)
      return before.tree.isPresented ? nil : opener
    }
    left.append((before.tree.screen, before.element?.identity))
    if left.count > ScreenStack.deepest { left.removeFirst() }
    return nil
  }
}

extension AccessibilityTree {
  /// Whether an alert, a sheet, a popover or a menu is what can be reached.
  var isPresented: Bool {
    containers.contains { $0.isModal || [.alert, .sheet, .menu].contains($0.kind) }
  }
}
