// CoreMedia: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import Foundation

typealias CMTimeValue = Int64
typealias CMTimeScale = Int32
typealias CMTimeEpoch = Int64
typealias CMVideoCodecType = FourCharCode
typealias CMMediaType = FourCharCode
