// Foundation: the declarations of NSData.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSData: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, DataProtocol {
  typealias Iterator = IndexingIterator<NSData>
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<NSData>
  typealias Index = Int
  typealias Element = UInt8
  typealias Regions = [Data]
  typealias ReadingOptions = Data.ReadingOptions
  typealias WritingOptions = Data.WritingOptions
  typealias SearchOptions = Data.SearchOptions
  typealias Base64EncodingOptions = Data.Base64EncodingOptions
  typealias Base64DecodingOptions = Data.Base64DecodingOptions
  static var supportsSecureCoding: Bool { get }
  var length: Int { get }
  override var hash: Int { get }
  override var debugDescription: String { get }
  override var description: String { get }
  var startIndex: Int { get }
  var endIndex: Int { get }
  var regions: [Data] { get }
  override init()
  init(contentsOfFile path: String, options readOptionsMask: NSData.ReadingOptions = []) throws
  init?(contentsOfFile path: String)
  init(data: Data)
  init(contentsOf url: URL, options readOptionsMask: NSData.ReadingOptions = []) throws
  init?(contentsOf url: URL)
  init?(base64Encoded base64String: String, options: NSData.Base64DecodingOptions = [])
  init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = [])
  required init?(coder aDecoder: NSCoder)
  subscript(position: Int) -> UInt8 { get }
  override func isEqual(_ value: Any?) -> Bool
  func isEqual(to other: Data) -> Bool
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  func write(toFile path: String, options writeOptionsMask: NSData.WritingOptions = []) throws
  func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  func write(to url: URL, atomically: Bool) -> Bool
  func write(to url: URL, options writeOptionsMask: NSData.WritingOptions = []) throws
  func subdata(with range: NSRange) -> Data
  func range(of dataToFind: Data, options mask: NSData.SearchOptions = [], in searchRange: NSRange) -> NSRange
  func base64EncodedString(options: NSData.Base64EncodingOptions = []) -> String
  func base64EncodedData(options: NSData.Base64EncodingOptions = []) -> Data
  func lastRange<D, R>(of data: D, in r: R) -> Range<Int>?
  where D: DataProtocol, R: RangeExpression, R.Bound == Int
  func firstRange<D, R>(of data: D, in r: R) -> Range<Int>?
  where D: DataProtocol, R: RangeExpression, R.Bound == Int
}
