import EarshotAccessibilityTree
import EarshotVocabulary

/// The elements in the making, each on the heap by itself: those of rows that are taken as they were
/// are shared, not copied.
struct Drafts: Sendable {
  /// One element; changed only by who holds it alone.
  fileprivate final class Slot: @unchecked Sendable {
    var draft: Draft
    /// The element of a row as it is when nothing more is done to it, in the containers that it stood in.
    /// Set only by the walk that made the slot.
    var finished: AccessibilityElements.Shared?

    init(_ draft: Draft, finished: AccessibilityElements.Shared? = nil) {
      self.draft = draft
      self.finished = finished
    }
  }

  /// What an element is put in order by.
  struct Standing {
    var frame: Rect?
    var priority: Double
    var band: Int
    var layer: Int
    var isModal: Bool
    var asksForFocus: Bool
  }

  /// By how much the outcome and the layer of a row stand elsewhere than when the row was made.
  struct Shift: Equatable, Sendable {
    var outcome = 0
    var layer = 0

    static let none = Shift()

    func applied(to draft: Draft) -> Draft {
      var draft = draft
      draft.outcome += outcome
      if draft.layer != Layer.none { draft.layer += layer }
      return draft
    }
  }

  fileprivate struct Entry: Sendable {
    var slot: Slot
    var shift: Shift
    /// What is another than in the slot: a row has moved as a whole, or counts as another to be deleted.
    var move: AccessibilityElements.Move?

    var isAsMade: Bool { shift == .none && move == nil }
    var frame: Rect? { move?.frame ?? slot.draft.element.frame }

    /// A copy with all that is another.
    var draft: Draft {
      var draft = shift.applied(to: slot.draft)
      if let frame = move?.frame { draft.element.frame = frame }
      if let deletion = move?.firstAction { draft.swipeActions = [deletion] }
      return draft
    }

    func isSame(as other: Entry) -> Bool { slot === other.slot && move === other.move }
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  subscript(index: Int) -> Draft {
    _read {
      if entries[index].isAsMade {
        yield entries[index].slot.draft
      } else {
        yield entries[index].draft
      }
    }
    _modify {
      if !entries[index].isAsMade || !isKnownUniquelyReferenced(&entries[index].slot) {
        entries[index] = Entry(slot: Slot(entries[index].draft), shift: .none)
      }
      yield &entries[index].slot.draft
    }
  }

  mutating func append(_ draft: Draft) { entries.append(Entry(slot: Slot(draft), shift: .none)) }

  /// Puts the elements of a row behind the others.
  mutating func append(_ others: Drafts, shifted shift: Shift) {
    for entry in others.entries {
      entries.append(Entry(slot: entry.slot, shift: shift, move: entry.move))
    }
  }

  /// Those from that index on, shared.
  func part(from index: Int) -> Drafts {
    var part = Drafts()
    part.entries = Array(entries[index...])
    return part
  }

  /// Whether the elements from that index on are those, and nothing was done to them since.
  func hold(_ others: Drafts, at start: Int) -> Bool {
    guard start + others.count <= count else { return false }
    for index in others.indices where !entries[start + index].isSame(as: others.entries[index]) {
      return false
    }
    return true
  }

  /// What puts an element in order, told without a copy of it.
  func standing(of index: Int) -> Standing {
    let (slot, shift) = (entries[index].slot, entries[index].shift)
    let layer = slot.draft.layer
    return Standing(
      frame: entries[index].frame, priority: slot.draft.sortPriority, band: slot.draft.band,
      layer: layer == Layer.none ? layer : layer + shift.layer, isModal: slot.draft.isModal,
      asksForFocus: slot.draft.focusRequest)
  }

  // MARK: Finished elements

  /// The element at that index, finished, in these containers.
  func element(_ index: Int, in path: [Int]) -> AccessibilityElements.Shared {
    var element = entries[index].element
    element.containers = path
    return AccessibilityElements.Shared(element)
  }

  /// The element of a row as it was finished, and where it has moved to since; nil: it was not.
  func finished(_ index: Int) -> (element: AccessibilityElements.Shared, move: AccessibilityElements.Move?)? {
    let entry = entries[index]
    return entry.slot.finished.map { ($0, entry.move) }
  }

  /// Whether the elements of a row were finished in these containers. All of a row are in the same.
  func isFinished(_ pieces: [Piece], in path: [Int]) -> Bool {
    guard case .element(let index)? = pieces.first else { return false }
    return entries[index].slot.finished?.element.containers == path
  }

  /// Whether an element stands elsewhere than it was made.
  var isMoved: Bool { entries.contains { $0.move != nil } }

  /// Finishes the elements of a row, which nobody else may hold yet but the row itself.
  func finish(_ pieces: [Piece], in path: [Int]) {
    for piece in pieces {
      if case .element(let index) = piece { entries[index].slot.finished = element(index, in: path) }
    }
  }

  /// The same elements by themselves.
  var renewed: Drafts {
    var renewed = Drafts()
    renewed.entries = entries.map { Entry(slot: Slot($0.draft), shift: .none) }
    return renewed
  }

  /// The same elements elsewhere; nil where one of them has a point of its own, or has no place.
  ///
  /// - Parameters:
  ///   - place: where the view stands now that stands in a frame; nil: nowhere.
  ///   - deletion: what is offered where a deletion is.
  func moved(to place: (Identity, Rect) -> Rect?, offering deletion: AccessibilityElements.Move.MadeAction?)
    -> Drafts?
  {
    var moved = Drafts()
    moved.entries.reserveCapacity(count)
    for entry in entries {
      let element = entry.slot
      var frame: Rect?
      if let before = entry.frame {
        guard element.draft.element.activationPoint == nil,
          let now = place(element.draft.element.identity, before)
        else { return nil }
        frame = now
      }
      let action = element.draft.offersDeletion ? deletion ?? entry.move?.makeFirstAction : nil
      let move = AccessibilityElements.Move(to: frame, makeFirstAction: action)
      moved.entries.append(Entry(slot: entry.slot, shift: entry.shift, move: move))
    }
    return moved
  }
}

extension Drafts.Entry {
  /// The finished element, but for its containers.
  fileprivate var element: AccessibilityElement {
    guard slot.draft.selection == nil, slot.draft.labelSuffix == nil else { return draft.finished }
    // Without a copy of the draft.
    var element = slot.draft.element
    if let frame = move?.frame { element.frame = frame }
    let swipeActions = move?.firstAction.map { [$0] } ?? slot.draft.swipeActions
    Draft.finish(&element, swipeActions, slot.draft.menuActions)
    return element
  }
}
