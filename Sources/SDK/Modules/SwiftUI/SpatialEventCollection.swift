// SwiftUI: the declarations of SpatialEventCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SpatialEventCollection: Collection, Equatable {
  struct Event: Identifiable, Hashable {
    struct ID: Hashable {}
    enum Kind: Hashable {
      case touch
      case pencil
      case pointer
    }
    enum Phase: Hashable {
      case active
      case ended
      case cancelled
    }
    struct InputDevicePose: Hashable {
      var altitude: Angle { get set }
      var azimuth: Angle { get set }
    }
    var id: SpatialEventCollection.Event.ID { get set }
    var timestamp: TimeInterval { get set }
    var kind: SpatialEventCollection.Event.Kind { get set }
    var location: CGPoint { get set }
    var phase: SpatialEventCollection.Event.Phase { get set }
    var modifierKeys: EventModifiers { get set }
    var inputDevicePose: SpatialEventCollection.Event.InputDevicePose? { get set }
  }
  subscript(index: SpatialEventCollection.Event.ID) -> SpatialEventCollection.Event? { get }
  struct Iterator: IteratorProtocol {
    mutating func next() -> SpatialEventCollection.Event?
    typealias Element = SpatialEventCollection.Event
  }
  func makeIterator() -> SpatialEventCollection.Iterator
  struct Index: Comparable {
    static func < (lhs: SpatialEventCollection.Index, rhs: SpatialEventCollection.Index) -> Bool
  }
  var startIndex: SpatialEventCollection.Index { get }
  var endIndex: SpatialEventCollection.Index { get }
  subscript(position: SpatialEventCollection.Index) -> SpatialEventCollection.Event { get }
  func index(after i: SpatialEventCollection.Index) -> SpatialEventCollection.Index
  typealias Element = SpatialEventCollection.Event
  typealias Indices = DefaultIndices<SpatialEventCollection>
  typealias SubSequence = Slice<SpatialEventCollection>
}
