// Foundation: the declarations of JSONSerialization.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class JSONSerialization: NSObject {
  struct ReadingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = JSONSerialization.ReadingOptions
    typealias ArrayLiteralElement = JSONSerialization.ReadingOptions
    static let mutableContainers = JSONSerialization.ReadingOptions(rawValue: 1)
    static let mutableLeaves = JSONSerialization.ReadingOptions(rawValue: 2)
    static let fragmentsAllowed = JSONSerialization.ReadingOptions(rawValue: 4)
    static let allowFragments = JSONSerialization.ReadingOptions(rawValue: 4)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct WritingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = JSONSerialization.WritingOptions
    typealias ArrayLiteralElement = JSONSerialization.WritingOptions
    static let prettyPrinted = JSONSerialization.WritingOptions(rawValue: 1)
    static let sortedKeys = JSONSerialization.WritingOptions(rawValue: 2)
    static let fragmentsAllowed = JSONSerialization.WritingOptions(rawValue: 4)
    static let withoutEscapingSlashes = JSONSerialization.WritingOptions(rawValue: 8)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  class func isValidJSONObject(_ obj: Any) -> Bool
  class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws
    -> Data
  class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
}
