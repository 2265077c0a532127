import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Rows while a list is edited: "Remove X, button" before a row that can be deleted, "Reorder X,
/// button, draggable" after one that can be moved (recordings 2022-2024).
enum EditedRows {
  static func resolve(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let removes = node.modifier("onDelete")
    let moves = node.modifier("onMove") != nil
    for (index, row) in node.children.enumerated() {
      let mark = walk.mark
      walk.resolve(row, in: place.scope)
      let inside = walk.elements(of: walk.output[mark.output...])
      let name = inside.compactMap { walk.drafts[$0].wholeLabel?.string }.first ?? ""
      let frame =
        walk.layout.frames[row.identity]
        ?? inside.first.flatMap { walk.drafts[$0].element.frame }
      if let removes, row.modifier("deleteDisabled")?.unlabeled()?.bool != true {
        add(
          .remove, of: row, name, at: frame?.leadingEdge, traits: .button,
          commands: commands(of: removes, index), place, &walk)
        let piece = walk.output.removeLast()
        walk.output.insert(piece, at: mark.output)
      }
      if moves, row.modifier("moveDisabled")?.unlabeled()?.bool != true {
        add(
          .reorder, of: row, name, at: frame?.trailingEdge, traits: [.button, .draggable],
          commands: [], place, &walk)
      }
    }
  }

  private static func commands(of modifier: Modifier, _ index: Int) -> [Command] {
    let perform =
      modifier.argument("action") ?? modifier.argument("perform") ?? modifier.unlabeled()
    return perform?.handler.map { [.run($0, [.int(index)])] } ?? []
  }

  private static func add(
    _ key: PhraseKey, of row: ViewNode, _ name: String, at frame: Rect?, traits: Traits,
    commands: [Command], _ place: Place, _ walk: inout Walk
  ) {
    var here = place
    here.outcome = place.outcome
    var draft = walk.makeDraft(for: row, here, role: .button, traits: traits)
    draft.element.identity = row.identity.child(key.rawValue)
    if let frame { draft.element.frame = frame }
    draft.element.label = SpokenText(walk.words.fill(key, name))
    draft.labelIsAuthored = true
    draft.note(.label, "the system's button of a list that is edited", source: row.source)
    if key == .reorder { draft.element.systemHint = PhraseKey.hintReorder.rawValue }
    draft.setDefault(commands, row, here, "the edited row")
    let index = walk.drafts.count
    walk.drafts.append(draft)
    walk.output.append(.element(index))
  }
}

extension Rect {
  /// Where a list puts what it adds before and after a row, 44 points wide.
  fileprivate var leadingEdge: Rect { Rect(x: minX - 44, y: minY, width: 44, height: height) }
  fileprivate var trailingEdge: Rect { Rect(x: maxX, y: minY, width: 44, height: height) }
}
