// Foundation: the declarations of JSONSerialization.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class JSONSerialization: NSObject {
  struct ReadingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = JSONSerialization.ReadingOptions
    typealias ArrayLiteralElement = JSONSerialization.ReadingOptions
    static let mutableContainers: JSONSerialization.ReadingOptions
    static let mutableLeaves: JSONSerialization.ReadingOptions
    static let fragmentsAllowed: JSONSerialization.ReadingOptions
    static let allowFragments: JSONSerialization.ReadingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct WritingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = JSONSerialization.WritingOptions
    typealias ArrayLiteralElement = JSONSerialization.WritingOptions
    static let prettyPrinted: JSONSerialization.WritingOptions
    static let sortedKeys: JSONSerialization.WritingOptions
    static let fragmentsAllowed: JSONSerialization.WritingOptions
    static let withoutEscapingSlashes: JSONSerialization.WritingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  class func isValidJSONObject(_ obj: Any) -> Bool
  class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws
    -> Data
  class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
}
