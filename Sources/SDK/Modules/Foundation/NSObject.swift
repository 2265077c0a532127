// Foundation: the declarations of NSObject.
// Declared as the toolchain's interface has it, with code of our own.

class NSObject: NSObjectProtocol, Hashable, CustomDebugStringConvertible, CustomStringConvertible {
  class var superclass: AnyClass? { get }
  var hash: Int { get }
  var description: String { get }
  var debugDescription: String { description }
  var classForCoder: AnyClass { get }
  var classForKeyedArchiver: AnyClass? { get }
  final var hashValue: Int { hash }
  init() {}
  class func classFallbacksForKeyedArchiver() -> [String]
  class func classForKeyedUnarchiver() -> AnyClass
  class func description() -> String { NSStringFromClass(self) }
  class func isSubclass(of aClass: AnyClass) -> Bool
  func copy() -> Any
  func mutableCopy() -> Any
  func isEqual(_ object: Any?) -> Bool
  func `self`() -> Self { self }
  func isProxy() -> Bool { false }
  func replacementObject(for aCoder: NSCoder) -> Any?
  func replacementObject(for archiver: NSKeyedArchiver) -> Any?
  final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  func isMember(of aClass: AnyClass) -> Bool
  func isKind(of aClass: AnyClass) -> Bool
  static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
}
