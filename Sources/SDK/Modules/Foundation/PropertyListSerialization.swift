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
    static let mutableContainers = PropertyListSerialization.MutabilityOptions(rawValue: 1)
    static let mutableContainersAndLeaves = PropertyListSerialization.MutabilityOptions(rawValue: 2)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  class func propertyList(
    from data: Data, options opt: PropertyListSerialization.ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?
  ) throws -> Any {
    let bytes = data.prefix(6)
    format?.pointee = bytes.elementsEqual("bplist".utf8) ? .binary : bytes.first == 60 ? .xml : .openStep
    return try _read(data)
  }
  class func _read(_ data: Data) throws -> Any
  class func propertyList(_ plist: Any, isValidFor format: PropertyListSerialization.PropertyListFormat)
    -> Bool
  class func data(
    fromPropertyList plist: Any, format: PropertyListSerialization.PropertyListFormat,
    options opt: PropertyListSerialization.WriteOptions
  ) throws -> Data
}
