// Foundation: the declarations of NSKeyedUnarchiver.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSKeyedUnarchiver: NSCoder {
  override var error: (any Error)? { get }
  override var systemVersion: UInt32 { get }
  override var allowsKeyedCoding: Bool { get }
  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { get set }
  override var allowedClasses: [AnyClass]? { get }
  override var requiresSecureCoding: Bool { get set }
  init(forReadingFrom data: Data) throws
  convenience init(forReadingWith data: Data)
  static func unarchivedObject<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws
    -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding
  static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
  class func unarchiveObject(with data: Data) -> Any?
  class func unarchiveObject(withFile path: String) -> Any?
  class func setClass(_ cls: AnyClass?, forClassName codedName: String)
  class func `class`(forClassName codedName: String) -> AnyClass?
  class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any?
  func finishDecoding()
  func setClass(_ cls: AnyClass?, forClassName codedName: String)
  func `class`(forClassName codedName: String) -> AnyClass?
  override func containsValue(forKey key: String) -> Bool
  override func decodeObject(forKey key: String) -> Any?
  override func decodeObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String)
    -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any?
  override func decodeObject() -> Any?
  override func decodePropertyList() -> Any?
  override func decodePropertyList(forKey key: String) -> Any?
  override func decodeBool(forKey key: String) -> Bool
  override func decodeInt32(forKey key: String) -> Int32
  override func decodeInt64(forKey key: String) -> Int64
  override func decodeFloat(forKey key: String) -> Float
  override func decodeDouble(forKey key: String) -> Double
  override func decodeInteger(forKey key: String) -> Int
  override func decodeData() -> Data?
}
