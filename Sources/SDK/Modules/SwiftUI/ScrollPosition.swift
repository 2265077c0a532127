// SwiftUI: the declarations of ScrollPosition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollPosition: Equatable {
  init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
  init(idType: (some Hashable & Sendable).Type = Never.self)
  init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge)
  init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint)
  init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat)
  init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat)
  init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat)
  mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
  mutating func scrollTo(edge: Edge)
  mutating func scrollTo(point: CGPoint)
  mutating func scrollTo(x: CGFloat, y: CGFloat)
  mutating func scrollTo(x: CGFloat)
  mutating func scrollTo(y: CGFloat)
  var isPositionedByUser: Bool { get set }
  var edge: Edge? { get }
  var point: CGPoint? { get }
  var x: CGFloat? { get }
  var y: CGFloat? { get }
  var viewID: (any Hashable & Sendable)? { get }
  func viewID<T>(type: T.Type) -> T? where T: Hashable
}
