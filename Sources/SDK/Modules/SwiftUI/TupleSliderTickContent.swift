// SwiftUI: the declarations of TupleSliderTickContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TupleSliderTickContent<V, T>: SliderTickContent where V: BinaryFloatingPoint {
  typealias Value = V
  typealias TicksCollection = [SliderTick<V>]
  var value: T { get set }
  var body: [SliderTick<V>] { get }
  typealias Body = [SliderTick<V>]
}
