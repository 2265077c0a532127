import EarshotVocabulary

/// The elements of a screen, in the order of right swipes.
///
/// Used like an array. Each element stands by itself, so that two screens that differ in a few elements
/// share all the others.
public struct AccessibilityElements: Sendable {
  /// One element, which any number of screens may hold.
  ///
  /// The element is changed only by a screen that holds it alone.
  public final class Shared: @unchecked Sendable {
    @usableFromInline var stored: AccessibilityElement

    /// An element that can be shared.
    @inlinable
    public init(_ element: AccessibilityElement) { stored = element }

    /// The element.
    @inlinable
    public var element: AccessibilityElement {
      _read { yield stored }
    }
  }

  @usableFromInline struct Slot: Sendable {
    @usableFromInline var shared: Shared
    @usableFromInline var move: (any ElementMove)?

    @usableFromInline init(_ shared: Shared, _ move: (any ElementMove)? = nil) {
      self.shared = shared
      self.move = move
    }
  }

  @usableFromInline var slots: [Slot] = []

  /// No elements.
  public init() {}

  /// Whether both are one and the same list in memory, so that they need not be compared.
  public func sharesStorage(with other: AccessibilityElements) -> Bool {
    slots.count == other.slots.count
      && slots.withUnsafeBufferPointer { mine in
        other.slots.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
      }
  }

  /// Puts an element at the end without a copy of it, where it stands or elsewhere.
  @inlinable
  public mutating func append(_ element: Shared, moved move: (any ElementMove)? = nil) {
    slots.append(Slot(element, move))
  }

  /// The identity of the element at that index, told without a copy of the element.
  public func identity(at index: Int) -> Identity { slots[index].shared.stored.identity }
}

extension AccessibilityElements: RandomAccessCollection, MutableCollection {
  @inlinable
  public var startIndex: Int { 0 }
  @inlinable
  public var endIndex: Int { slots.count }

  @inlinable
  public subscript(index: Int) -> AccessibilityElement {
    _read {
      if let move = slots[index].move {
        yield slots[index].shared.stored.moved(by: move)
      } else {
        yield slots[index].shared.stored
      }
    }
    _modify {
      if let move = slots[index].move {
        slots[index] = Slot(Shared(slots[index].shared.stored.moved(by: move)))
      } else if !isKnownUniquelyReferenced(&slots[index].shared) {
        slots[index] = Slot(Shared(slots[index].shared.stored))
      }
      yield &slots[index].shared.stored
    }
  }
}

extension AccessibilityElements: RangeReplaceableCollection {
  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<AccessibilityElement>
  ) {
    slots.replaceSubrange(range, with: elements.map { Slot(Shared($0)) })
  }

  @inlinable
  public mutating func append(_ element: AccessibilityElement) { append(Shared(element)) }
  public mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }
}

extension AccessibilityElements: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: AccessibilityElement...) { self.init(elements) }
}
