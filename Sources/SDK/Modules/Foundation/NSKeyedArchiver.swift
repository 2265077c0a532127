// Foundation: the declarations of NSKeyedArchiver.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSKeyedArchiver: NSCoder {
  override var error: (any Error)? { get set }
  var outputFormat: PropertyListSerialization.PropertyListFormat { get set }
  var encodedData: Data { get }
  override var systemVersion: UInt32 { get }
  override var allowsKeyedCoding: Bool { get }
  override var requiresSecureCoding: Bool { get set }
  convenience init(requiringSecureCoding: Bool)
  override convenience init()
  convenience init(forWritingWith data: NSMutableData)
  class func archivedData(withRootObject object: Any, requiringSecureCoding: Bool) throws -> Data
  class func archivedData(withRootObject rootObject: Any) -> Data
  class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool
  class func setClassName(_ codedName: String?, for cls: AnyClass)
  class func classNameForClass(_ cls: AnyClass) -> String?
  func finishEncoding()
  func setClassName(_ codedName: String?, for cls: AnyClass)
  override func encode(_ object: Any?)
  override func encodeConditionalObject(_ object: Any?)
  override func encode(_ objv: Any?, forKey key: String)
  override func encodeConditionalObject(_ objv: Any?, forKey key: String)
  override func encodePropertyList(_ aPropertyList: Any)
  func encodePropertyList(_ aPropertyList: Any, forKey key: String)
  override func encode(_ boolv: Bool, forKey key: String)
  override func encode(_ intv: Int32, forKey key: String)
  override func encode(_ intv: Int64, forKey key: String)
  override func encode(_ realv: Float, forKey key: String)
  override func encode(_ realv: Double, forKey key: String)
  override func encode(_ intv: Int, forKey key: String)
  override func encode(_ data: Data)
  func classNameForClass(_ cls: AnyClass) -> String?
}
