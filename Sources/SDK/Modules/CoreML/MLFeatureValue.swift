// CoreML: the declarations of MLFeatureValue.
// Declared as the framework's interface has it, with code of our own.

class MLFeatureValue: NSObject {
  let type: MLFeatureType
  var _value: Any?
  init(_type: MLFeatureType, _value: Any?) {
    type = _type
    self._value = _value
  }
  convenience init(int64 value: Int64) { self.init(_type: .int64, _value: value) }
  convenience init(double value: Double) { self.init(_type: .double, _value: value) }
  convenience init(string value: String) { self.init(_type: .string, _value: value) }
  convenience init(multiArray value: MLMultiArray) { self.init(_type: .multiArray, _value: value) }
  convenience init(pixelBuffer value: CVPixelBuffer) { self.init(_type: .image, _value: value) }
  var int64Value: Int64 { _value as? Int64 ?? 0 }
  var doubleValue: Double { _value as? Double ?? 0 }
  var stringValue: String { _value as? String ?? "" }
  var multiArrayValue: MLMultiArray? { _value as? MLMultiArray }
  var dictionaryValue: [AnyHashable: NSNumber] { get }
  var imageBufferValue: CVPixelBuffer? { _value as? CVPixelBuffer }
}
