// Foundation: the declarations of NSMutableData.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableData: NSData, Sendable {
  override var length: Int { get set }
  override init()
  init?(capacity: Int)
  init?(length: Int)
  required init?(coder aDecoder: NSCoder)
  override init(data: Data)
  override init?(contentsOfFile path: String)
  override init(contentsOfFile path: String, options: NSData.ReadingOptions = []) throws
  override init?(contentsOf url: URL)
  override init(contentsOf url: URL, options: NSData.ReadingOptions = []) throws
  override init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = [])
  override init?(base64Encoded base64Data: String, options: NSData.Base64DecodingOptions = [])
  override func copy(with zone: NSZone? = nil) -> Any
  func append(_ other: Data)
  func increaseLength(by extraLength: Int)
  func resetBytes(in range: NSRange)
  func setData(_ data: Data)
}
