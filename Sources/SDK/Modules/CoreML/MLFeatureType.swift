// CoreML: the declarations of MLFeatureType.
// Declared as the framework's interface has it, with code of our own.

enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
  case state = 8
}
