import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Navigation Style "Grouped" (setting `navigation-style=grouped`): swipes go from group to group;
/// a two-finger swipe right goes into a group, left out of it again (settings list of iOS 14).
/// What a device says of a group as a whole is not recorded: its first element is spoken, with
/// the group's label.
extension NavigatorState {
  /// The first element of the next block at the level of the group that was entered; nil at its
  /// end.
  func nextBlock(from focus: Int, by step: Int) -> Int? {
    let own = block(of: focus)
    var next = focus + step
    while tree.elements.indices.contains(next), isInsideEntered(next) {
      let block = block(of: next)
      if block != own { return block.flatMap { tree.containers[$0].elements.first } ?? next }
      if block == nil { return next }
      next += step
    }
    return nil
  }

  mutating func enterGroup(_ hearing: inout Hearing) {
    guard let focus, let group = block(of: focus) else {
      hearing.fail(focus == nil ? noFocus : "the element is in no group that can be entered")
      return
    }
    enteredGroup = tree.containers[group].identity
    arrive(at: tree.containers[group].elements.first ?? focus, from: focus, &hearing)
  }

  mutating func leaveGroup(_ hearing: inout Hearing) {
    guard let focus, let entered = enteredIndex else {
      hearing.fail(focus == nil ? noFocus : "no group has been entered")
      return
    }
    enteredGroup = around(entered).map { tree.containers[$0].identity }
    arrive(at: tree.containers[entered].elements.first ?? focus, from: focus, &hearing)
  }

  /// The group at the entered level that the element lies in; nil: none, it is a block itself.
  private func block(of index: Int) -> Int? {
    let path = tree.elements[index].containers.filter(isGroup)
    guard let entered = enteredIndex else { return path.first }
    guard let place = path.firstIndex(of: entered) else { return nil }
    return path.dropFirst(place + 1).first
  }

  /// The group that the user is in. A cursor that left it by another way is in none.
  private var enteredIndex: Int? {
    guard let enteredGroup, let focused else { return nil }
    return focused.containers.last {
      tree.containers.indices.contains($0) && tree.containers[$0].identity == enteredGroup
    }
  }

  private func isInsideEntered(_ index: Int) -> Bool {
    enteredIndex.map(tree.elements[index].containers.contains) ?? true
  }

  private func around(_ container: Int) -> Int? {
    var parent = tree.containers[container].parent
    while let index = parent, tree.containers.indices.contains(index) {
      if isGroup(index) { return index }
      parent = tree.containers[index].parent
    }
    return nil
  }

  /// What only holds things together without a meaning of its own is no group to a user.
  private func isGroup(_ container: Int) -> Bool {
    tree.containers.indices.contains(container) && tree.containers[container].kind != .group
      && !tree.containers[container].elements.isEmpty
  }
}
