// Foundation: the declarations of NSCoder.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCoder: NSObject {
  enum DecodingFailurePolicy: Int, Sendable {
    typealias RawValue = Int
    case raiseException
    case setErrorAndReturn
    init?(rawValue: Int)
  }
  var systemVersion: UInt32 { get }
  var allowsKeyedCoding: Bool { get }
  var requiresSecureCoding: Bool { get }
  var allowedClasses: [AnyClass]? { get }
  var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { get }
  var error: (any Error)? { get }
  func encode(_ data: Data)
  func decodeData() -> Data?
  func version(forClassName className: String) -> Int
  func decodeObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String)
    -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding
  func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any?
  func encode(_ object: Any?)
  func encodeRootObject(_ rootObject: Any)
  func encodeBycopyObject(_ anObject: Any?)
  func encodeByrefObject(_ anObject: Any?)
  func encodeConditionalObject(_ object: Any?)
  func decodeObject() -> Any?
  func encodePropertyList(_ aPropertyList: Any)
  func decodePropertyList() -> Any?
  func encode(_ objv: Any?, forKey key: String)
  func encodeConditionalObject(_ objv: Any?, forKey key: String)
  func encode(_ boolv: Bool, forKey key: String)
  func encode(_ intv: Int32, forKey key: String)
  func encode(_ intv: Int64, forKey key: String)
  func encode(_ realv: Float, forKey key: String)
  func encode(_ realv: Double, forKey key: String)
  func containsValue(forKey key: String) -> Bool
  func decodeObject(forKey key: String) -> Any?
  func decodeBool(forKey key: String) -> Bool
  func decodeCInt(forKey key: String) -> Int32
  func decodeInt32(forKey key: String) -> Int32
  func decodeInt64(forKey key: String) -> Int64
  func decodeFloat(forKey key: String) -> Float
  func decodeDouble(forKey key: String) -> Double
  func encode(_ intv: Int, forKey key: String)
  func decodeInteger(forKey key: String) -> Int
  func decodePropertyList(forKey key: String) -> Any?
  func failWithError(_ error: any Error)
  func encode(_ point: NSPoint)
  func decodePoint() -> NSPoint
  func encode(_ size: NSSize)
  func decodeSize() -> NSSize
  func encode(_ rect: NSRect)
  func decodeRect() -> NSRect
  func encode(_ point: NSPoint, forKey key: String)
  func encode(_ size: NSSize, forKey key: String)
  func encode(_ rect: NSRect, forKey key: String)
  func decodePoint(forKey key: String) -> NSPoint
  func decodeSize(forKey key: String) -> NSSize
  func decodeRect(forKey key: String) -> NSRect
}
