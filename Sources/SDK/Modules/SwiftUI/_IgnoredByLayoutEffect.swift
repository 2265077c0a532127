// SwiftUI: the declarations of _IgnoredByLayoutEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
  var base: Base { get set }
  init(_ base: Base)
  func effectValue(size: CGSize) -> ProjectionTransform
  typealias Body = Never
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}
