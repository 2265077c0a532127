import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// The rows of a picker that shows them: segments, a wheel, rows of a list.
enum PickerRows {
  struct Row {
    var node: ViewNode
    var isSelected: Bool
    var commands: [Command]
  }

  /// In the order written, through loops and groups; sections and dividers are passed over.
  static func of(_ picker: ViewNode, _ interface: InterfaceState) -> [Row] {
    let selection = picker.argument("selection")
    let kept = interface.selections[picker.identity]
    var rows: [Row] = []
    for node in flattened(picker.children) {
      let tag = (node.modifier("tag") ?? node.modifier("_tag"))?.unlabeled() ?? .int(rows.count)
      let isSelected: Bool
      if let selection {
        isSelected = SameValue.same(selection, tag)
      } else {
        isSelected = kept.map { SameValue.same(tag, $0) } ?? false
      }
      let commands: [Command]
      if let set = selection?.setter {
        commands = [.set(set, tag.plain)]
      } else {
        commands = [.interface(.select(picker.identity, tag.plain))]
      }
      rows.append(Row(node: node, isSelected: isSelected, commands: commands))
    }
    return rows
  }

  private static func flattened(_ nodes: [ViewNode]) -> [ViewNode] {
    var rows: [ViewNode] = []
    var left = Array(nodes.reversed())
    while let node = left.popLast() {
      let isTagged = node.modifier("tag") != nil || node.modifier("_tag") != nil
      switch node.kind {
      case .custom where !isTagged && !node.children.isEmpty: left += node.children.reversed()
      case .view("Divider"), .view("EmptyView"), .view("Spacer"): continue
      case .view("ForEach"), .view("Section"): left += node.children.reversed()
      case .view("Group") where !isTagged, .view("AnyView") where !isTagged,
        .view("TupleView") where !isTagged:
        left += node.children.reversed()
      default: rows.append(node)
      }
    }
    return rows
  }

  /// Each segment is a button with its place in the row; the picker is no element and its title
  /// is silent (recorded).
  static func segments(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let rows = of(node, walk.interface)
    let frame = walk.layout.frames[node.identity] ?? place.scope.fallbackFrame
    for (index, row) in rows.enumerated() {
      let share = frame.map { whole in
        Rect(
          x: whole.minX + whole.width * Double(index) / Double(rows.count), y: whole.minY,
          width: whole.width / Double(rows.count), height: whole.height)
      }
      let draft = choice(row, place, &walk, frame: share)
      walk.drafts[draft].element.context = .series(index: index, count: rows.count)
    }
    walk.pass(over: node.views("label"), as: .drawnByControl)
    guard walk.output.count > place.mark.output else { return }
    withoutName(node, place, &walk, as: .segmentedControl)
  }

  /// What is said of segments and wheels as a whole is said nowhere but inside `.contain` (captions
  /// of recordings; CVS, pickers, iOS 17-18).
  private static func withoutName(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, as kind: AccessibilityContainer.Kind
  ) {
    let index = walk.wrap(node, place, as: kind, takesAttributes: true)
    walk.clusters[index].hidesLabel = true
  }

  /// The rows themselves, the chosen one selected.
  static func inline(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.pass(over: node.views("label"), as: .drawnByControl)
    for row in of(node, walk.interface) { choice(row, place, &walk, frame: nil) }
  }

  @discardableResult
  private static func choice(
    _ row: Row, _ place: Place, _ walk: inout Walk, frame: Rect?
  ) -> Int {
    let mark = walk.mark
    let outcome = walk.outcomes.count
    walk.resolve(row.node, in: place.scope)
    let here = Place(scope: place.scope, outcome: outcome, mark: mark)
    var draft = walk.makeDraft(for: row.node, here, role: .button, traits: .button)
    draft.element.frame = walk.layout.frames[row.node.identity] ?? frame ?? draft.element.frame
    if walk.output.count > mark.output {
      let only = walk.onlyElement(since: mark).map { walk.drafts[$0].outcome }
      walk.mergeInto(&draft, from: mark, for: .label)
      if only == outcome { walk.outcomes[outcome].fate = .open }
    }
    walk.carriers = mark.carriers
    if row.isSelected {
      draft.element.traits.insert(.selected)
      draft.note(.traits, "it is the selection", source: row.node.source)
    }
    draft.setDefault(row.commands, row.node, here, "a double tap selects")
    return walk.push(draft)
  }

  /// One adjustable element, the selected row; the title is not spoken (captions of recordings).
  static func wheel(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let rows = of(node, walk.interface)
    let selected = rows.firstIndex(where: \.isSelected)
    walk.pass(over: node.views("label"), as: .drawnByControl)
    var label: SpokenText?
    for (index, row) in rows.enumerated() {
      if index == selected ?? 0 {
        label = walk.label(of: row.node, place)
      } else {
        walk.hide(row.node, as: .closedMenu)
      }
    }
    walk.add(node, place, role: .control, traits: [.adjustable, .pickerItem]) { draft, _ in
      draft.element.value = label
      draft.note(.value, "the selected row of the wheel", source: node.source)
      guard !place.scope.isDisabled, !rows.isEmpty else { return }
      let now = selected ?? 0
      draft.element.increment = rows[min(now + 1, rows.count - 1)].commands.first
      draft.element.decrement = rows[max(now - 1, 0)].commands.first
    }
    withoutName(node, place, &walk, as: .group)
  }
}
