// Foundation: the declarations of Aliases.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
typealias TimeInterval = Double
typealias FourCharCode = UInt32
typealias os_unfair_lock_s = os_unfair_lock
typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
  UInt8
)
typealias CodableAttributedStringKey = DecodableAttributedStringKey & EncodableAttributedStringKey
typealias NSErrorDomain = NSString
typealias NSPoint = CGPoint
typealias NSSize = CGSize
typealias NSRect = CGRect
typealias Comparator = (Any, Any) -> ComparisonResult
typealias unichar = UInt16
