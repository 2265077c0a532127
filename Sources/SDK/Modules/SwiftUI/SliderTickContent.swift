// SwiftUI: the declarations of SliderTickContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Self.Body.Element == SliderTick<Self.Value>
  var body: Self.Body { get }
}
