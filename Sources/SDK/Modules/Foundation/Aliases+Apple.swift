// Foundation: what else it shows.

@_exported import Dispatch
@_exported import Combine
@_exported import Observation
@_exported import CoreGraphics

typealias NSRangePointer = UnsafeMutablePointer<NSRange>
