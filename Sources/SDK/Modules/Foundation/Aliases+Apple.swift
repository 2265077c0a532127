// Foundation: what else it shows.

@_exported import Combine
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Observation

typealias NSRangePointer = UnsafeMutablePointer<NSRange>
typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
