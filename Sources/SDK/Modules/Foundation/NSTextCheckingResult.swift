// Foundation: the declarations of NSTextCheckingResult.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSTextCheckingResult: NSObject, NSCopying, NSSecureCoding {
  struct CheckingType: OptionSet, Sendable {
    typealias RawValue = UInt64
    typealias Element = NSTextCheckingResult.CheckingType
    typealias ArrayLiteralElement = NSTextCheckingResult.CheckingType
    static let regularExpression: NSTextCheckingResult.CheckingType
    static let orthography: NSTextCheckingResult.CheckingType
    static let spelling: NSTextCheckingResult.CheckingType
    static let grammar: NSTextCheckingResult.CheckingType
    static let date: NSTextCheckingResult.CheckingType
    static let address: NSTextCheckingResult.CheckingType
    static let link: NSTextCheckingResult.CheckingType
    static let quote: NSTextCheckingResult.CheckingType
    static let dash: NSTextCheckingResult.CheckingType
    static let replacement: NSTextCheckingResult.CheckingType
    static let correction: NSTextCheckingResult.CheckingType
    static let phoneNumber: NSTextCheckingResult.CheckingType
    static let transitInformation: NSTextCheckingResult.CheckingType
    let rawValue: UInt64
    init(rawValue: UInt64)
  }
  class var supportsSecureCoding: Bool { get }
  var resultType: NSTextCheckingResult.CheckingType { get }
  var range: NSRange { get }
  var regularExpression: NSRegularExpression? { get }
  var numberOfRanges: Int { get }
  override init()
  required init?(coder aDecoder: NSCoder)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func range(at idx: Int) -> NSRange
  func range(withName: String) -> NSRange
  func adjustingRanges(offset: Int) -> NSTextCheckingResult
}
