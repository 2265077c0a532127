// SwiftUI: the declarations of SliderTick.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SliderTick<V>: SliderTickContent, Identifiable, Comparable where V: BinaryFloatingPoint {
  typealias Value = V
  typealias Body = Array<SliderTick<V>>
  struct ID: Hashable {}
  init(_ value: V)
  init(_ value: V, @ViewBuilder label: () -> some View)
  var id: SliderTick<V>.ID { get }
  static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool
  var body: SliderTick<V>.Body { get }
  init(_ titleKey: LocalizedStringKey, _ value: V)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, _ value: V)
  @_disfavoredOverload init<S>(_ title: S, _ value: V) where S: StringProtocol
}
