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

  private struct Entry: Sendable {
    var slot: Slot
    var shift: Shift
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  subscript(index: Int) -> Draft {
    _read {
      if entries[index].shift == .none {
        yield entries[index].slot.draft
      } else {
        yield entries[index].shift.applied(to: entries[index].slot.draft)
      }
    }
    _modify {
      if entries[index].shift != .none || !isKnownUniquelyReferenced(&entries[index].slot) {
        let entry = entries[index]
        entries[index] = Entry(slot: Slot(entry.shift.applied(to: entry.slot.draft)), shift: .none)
      }
      yield &entries[index].slot.draft
    }
  }

  mutating func append(_ draft: Draft) { entries.append(Entry(slot: Slot(draft), shift: .none)) }

  /// Puts the elements of a row behind the others.
  mutating func append(_ others: Drafts, shifted shift: Shift) {
    for entry in others.entries { entries.append(Entry(slot: entry.slot, shift: shift)) }
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
    for index in others.indices where entries[start + index].slot !== others.entries[index].slot {
      return false
    }
    return true
  }

  // MARK: Finished elements

  /// The element at that index, finished, in these containers.
  func element(_ index: Int, in path: [Int]) -> AccessibilityElements.Shared {
    var element = entries[index].slot.draft.finished
    element.containers = path
    return AccessibilityElements.Shared(element)
  }

  /// The element of a row as it was finished; nil: it was not.
  func finished(_ index: Int) -> AccessibilityElements.Shared? { entries[index].slot.finished }

  /// Whether the elements of a row were finished in these containers. All of a row are in the same.
  func isFinished(_ pieces: [Piece], in path: [Int]) -> Bool {
    guard case .element(let index)? = pieces.first else { return false }
    return finished(index)?.element.containers == path
  }

  /// Finishes the elements of a row, which nobody else may hold yet but the row itself.
  func finish(_ pieces: [Piece], in path: [Int]) {
    for piece in pieces {
      if case .element(let index) = piece { entries[index].slot.finished = element(index, in: path) }
    }
  }

  /// The same elements by themselves, changed.
  func renewed(_ change: (inout Draft) -> Void) -> Drafts {
    var renewed = Drafts()
    renewed.entries.reserveCapacity(count)
    for entry in entries {
      var draft = entry.slot.draft
      change(&draft)
      renewed.entries.append(Entry(slot: Slot(draft), shift: .none))
    }
    return renewed
  }
}
