import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Which row of a list is chosen, and what a double tap on a row chooses.
///
/// A list with one selection chooses on a tap from iOS 16, before only while it is edited; a list
/// with several selects them while it is edited (Apple, `List(selection:)`). That a chosen row says
/// "Selected" follows the trait of chosen cells; no recording of a list in SwiftUI shows it.
struct RowSelection: Sendable {
  /// What chooses a row, one for all rows of a list.
  final class Setter: Sendable {
    let handler: Handler
    init(_ handler: Handler) { self.handler = handler }
  }

  private let chosen: ArgumentValue
  let setter: Setter
  let isSeveral: Bool

  /// nil for a list on which a tap chooses nothing.
  init?(_ list: ViewNode, profile: Profile) {
    guard let selection = list.argument("selection"), let setter = selection.setter else { return nil }
    chosen = selection.current
    self.setter = Setter(setter)
    if case .list = chosen { isSeveral = true } else { isSeveral = false }
    let isEdited = list.argument("isEditing")?.bool ?? false
    guard isEdited || (!isSeveral && profile >= .ios16) else { return nil }
  }

  func contains(_ tag: ArgumentValue) -> Bool {
    guard case .list(let values) = chosen else { return SameValue.same(chosen, tag) }
    return values.contains { SameValue.same($0, tag) }
  }

  /// The second argument asks for a member to be put in, or taken out where it is in already.
  private func choosing(_ tag: ArgumentValue) -> Command {
    isSeveral ? .run(setter.handler, [tag.plain, .symbol("toggled")]) : .set(setter.handler, tag.plain)
  }

  /// `tag(_:)` and the ids of ForEach name a row, and by it the elements in it are chosen.
  @Sendable static func name(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    RotorIds.name(modifier, node, place, &walk)
    guard let selection = place.scope.rowSelection, let tag = modifier.unlabeled() else { return }
    // The tag that is written wins over the row's id, the value of a link over both.
    if modifier.name == "_tag", node.modifier("tag") != nil { return }
    if case .view("NavigationLink") = node.kind, node.argument("value") != nil { return }
    selection.mark(tag, node, place, &walk, replacesAction: false)
  }

  /// A link with a value in such a list chooses it.
  static func link(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard let selection = place.scope.rowSelection, let value = node.argument("value"), !value.isNone else {
      return
    }
    selection.mark(value, node, place, &walk, replacesAction: true)
  }

  private func mark(
    _ tag: ArgumentValue, _ node: ViewNode, _ place: Place, _ walk: inout Walk, replacesAction: Bool
  ) {
    let isChosen = contains(tag)
    walk.rows?.chosen.append((tag, isChosen))
    for index in walk.elements(of: walk.output[place.mark.output...]) {
      if isChosen {
        walk.drafts[index].element.traits.insert(.selected)
        walk.drafts[index].note(.traits, "the list's selection", source: node.source)
      }
      guard replacesAction || walk.drafts[index].element.defaultAction == nil else { continue }
      walk.drafts[index].setDefault([choosing(tag)], node, place, "chooses the row")
    }
  }
}
