// CommonCrypto: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import Foundation

typealias CC_LONG = UInt32
typealias CC_LONG64 = UInt64
