// SwiftUI: the declarations of Anchor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Anchor<Value> {
  struct Source {
    init<T>(_ array: [Anchor<T>.Source]) where Value == [T]
    init<T>(_ anchor: Anchor<T>.Source?) where Value == T?
  }
}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGPoint {
  static func point(_ p: CGPoint) -> Anchor<Value>.Source
  static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source
  static var topLeading: Anchor<CGPoint>.Source { get }
  static var top: Anchor<CGPoint>.Source { get }
  static var topTrailing: Anchor<CGPoint>.Source { get }
  static var leading: Anchor<CGPoint>.Source { get }
  static var center: Anchor<CGPoint>.Source { get }
  static var trailing: Anchor<CGPoint>.Source { get }
  static var bottomLeading: Anchor<CGPoint>.Source { get }
  static var bottom: Anchor<CGPoint>.Source { get }
  static var bottomTrailing: Anchor<CGPoint>.Source { get }
}

extension Anchor.Source where Value == CGRect {
  static func rect(_ r: CGRect) -> Anchor<Value>.Source
  static var bounds: Anchor<CGRect>.Source { get }
}
