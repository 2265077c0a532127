import EarshotAccessibilityTree

/// The elements in the making, each on the heap by itself: those of rows that are taken as they were
/// are shared, not copied.
struct Drafts: Sendable {
  /// One element; changed only by who holds it alone.
  fileprivate final class Slot: @unchecked Sendable {
    var draft: Draft
    /// The element as it is when nothing more is done to it.
    var finished: AccessibilityElement?

    init(_ draft: Draft, finished: AccessibilityElement? = nil) {
      self.draft = draft
      self.finished = finished
    }
  }

  private var slots: [Slot] = []

  var count: Int { slots.count }
  var indices: Range<Int> { slots.indices }

  subscript(index: Int) -> Draft {
    _read { yield slots[index].draft }
    _modify {
      if isKnownUniquelyReferenced(&slots[index]) {
        slots[index].finished = nil
      } else {
        slots[index] = Slot(slots[index].draft)
      }
      yield &slots[index].draft
    }
  }

  mutating func append(_ draft: Draft) { slots.append(Slot(draft)) }

  mutating func append(_ others: Drafts) { slots += others.slots }

  /// What is finished of those from that index on, as long as nothing changes them.
  mutating func finished(from index: Int) -> Drafts {
    var others = Drafts()
    others.slots.reserveCapacity(slots.count - index)
    for place in index..<slots.count {
      let draft = slots[place].draft
      slots[place] = Slot(draft, finished: draft.finished)
      others.slots.append(slots[place])
    }
    return others
  }

  func element(_ index: Int) -> AccessibilityElement {
    slots[index].finished ?? slots[index].draft.finished
  }
}
