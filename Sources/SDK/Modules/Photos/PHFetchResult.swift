// Photos: the declarations of PHFetchResult. Nobody has allowed to see any.
// Declared as the framework's interface has it, with code of our own.

class PHFetchResult<ObjectType>: NSObject where ObjectType: AnyObject {
  override init() {}
  var count: Int { 0 }
  var firstObject: ObjectType? { nil }
  var lastObject: ObjectType? { nil }
  func object(at index: Int) -> ObjectType
  func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
