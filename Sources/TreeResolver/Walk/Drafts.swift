import EarshotAccessibilityTree
import EarshotLayout
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
    /// The row of the element where it is another than in the slot: it has moved as a whole, or counts as
    /// another to be deleted.
    var move: ResolvedRow?

    var isAsMade: Bool { shift == .none && move == nil }
    var frame: Rect? { slot.draft.element.frame(moved: move) }

    /// A copy with all that is another.
    var draft: Draft {
      var draft = shift.applied(to: slot.draft)
      guard let move else { return draft }
      draft.element.frame = frame
      if let deletion = draft.deletion(of: move) { draft.swipeActions = [deletion] }
      return draft
    }
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
  mutating func append(_ row: ResolvedRow, shifted shift: Shift) {
    let move = row.move
    for entry in row.drafts.entries { entries.append(Entry(slot: entry.slot, shift: shift, move: move)) }
  }

  /// Those from that index on, shared.
  func part(from index: Int) -> Drafts {
    var part = Drafts()
    part.entries = Array(entries[index...])
    return part
  }

  /// Whether the elements from that index on are those of the row, and nothing was done to them since.
  func hold(_ row: ResolvedRow, at start: Int) -> Bool {
    let made = row.drafts.entries
    guard start + made.count <= count else { return false }
    let move = row.move
    for index in made.indices {
      guard entries[start + index].slot === made[index].slot, entries[start + index].move === move
      else { return false }
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

  /// The element of a row as it was finished; nil: it was not.
  func finished(_ index: Int) -> AccessibilityElements.Shared? { entries[index].slot.finished }

  /// Whether the elements of a row were finished in these containers. All of a row are in the same.
  func isFinished(_ pieces: [Piece], in path: [Int]) -> Bool {
    guard case .element(let index)? = pieces.first else { return false }
    return entries[index].slot.finished?.element.containers == path
  }

  /// Finishes the elements of a row, which nobody else may hold yet but the row itself.
  func finish(_ pieces: [Piece], in path: [Int]) {
    for piece in pieces {
      if case .element(let index) = piece { entries[index].slot.finished = element(index, in: path) }
    }
  }

  // MARK: Moving rows

  /// The elements of a row by themselves, as they are where the row has moved to.
  func renewed(by move: ResolvedRow?) -> Drafts {
    var renewed = Drafts()
    renewed.entries = entries.map { entry in
      Entry(slot: Slot(Entry(slot: entry.slot, shift: .none, move: move).draft), shift: .none)
    }
    return renewed
  }

  /// Whether every element stands where a view of the row does, and has no point of its own.
  func stand(in row: LaidOutRow) -> Bool {
    entries.allSatisfy { entry in
      guard let frame = entry.slot.draft.element.frame else { return true }
      guard entry.slot.draft.element.activationPoint == nil else { return false }
      return row.frame(of: entry.slot.draft.element.identity) == frame || row.view(at: frame) != nil
    }
  }

  /// Whether the element of that view offers the deletion of its row.
  func offerDeletion(_ view: Identity) -> Bool {
    entries.contains { $0.slot.draft.offersDeletion && $0.slot.draft.element.identity == view }
  }
}

extension Drafts.Entry {
  /// The finished element, but for its containers.
  fileprivate var element: AccessibilityElement {
    guard slot.draft.selection == nil, slot.draft.labelSuffix == nil else { return draft.finished }
    // Without a copy of the draft.
    var element = slot.draft.element
    element.frame = frame
    let deletion = move.flatMap { slot.draft.deletion(of: $0) }
    Draft.finish(&element, deletion.map { [$0] } ?? slot.draft.swipeActions, slot.draft.menuActions)
    return element
  }
}

extension Draft {
  /// What the row offers to be deleted by, where this element offers it.
  fileprivate func deletion(of row: ResolvedRow) -> AccessibilityAction? {
    offersDeletion ? row.deletion?.offered : nil
  }
}
