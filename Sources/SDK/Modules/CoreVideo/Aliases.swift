// CoreVideo: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import CoreGraphics
@_exported import Foundation

typealias CVImageBuffer = CVBuffer
typealias CVPixelBuffer = CVBuffer
