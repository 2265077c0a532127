// CoreML: the declarations of MLMultiArrayDataType.
// Declared as the framework's interface has it, with code of our own.

enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
  static var float64: MLMultiArrayDataType { .double }
  static var float: MLMultiArrayDataType { .float32 }
}
