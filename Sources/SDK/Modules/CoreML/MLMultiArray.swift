// CoreML: the declarations of MLMultiArray.
// Declared as the framework's interface has it, with code of our own.

class MLMultiArray: NSObject {
  let shape: [NSNumber]
  let dataType: MLMultiArrayDataType
  var strides: [NSNumber] { get }
  var count: Int { shape.reduce(1) { $0 * $1.intValue } }
  init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.shape = shape
    self.dataType = dataType
  }
  subscript(idx: Int) -> NSNumber { get set }
  subscript(key: [NSNumber]) -> NSNumber { get set }
}
