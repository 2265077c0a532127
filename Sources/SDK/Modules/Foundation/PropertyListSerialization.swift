// Foundation: the declarations of PropertyListSerialization.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class PropertyListSerialization: NSObject {
  typealias PropertyListFormat = PropertyListDecoder.PropertyListFormat
  typealias ReadOptions = PropertyListSerialization.MutabilityOptions
  typealias WriteOptions = Int
  struct MutabilityOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = PropertyListSerialization.MutabilityOptions
    typealias ArrayLiteralElement = PropertyListSerialization.MutabilityOptions
    static let mutableContainers: PropertyListSerialization.MutabilityOptions
    static let mutableContainersAndLeaves: PropertyListSerialization.MutabilityOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  class func propertyList(_ plist: Any, isValidFor format: PropertyListSerialization.PropertyListFormat)
    -> Bool
  class func data(
    fromPropertyList plist: Any, format: PropertyListSerialization.PropertyListFormat,
    options opt: PropertyListSerialization.WriteOptions
  ) throws -> Data
}
