// Vision: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import CoreImage
@_exported import CoreML
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
@_exported import ImageIO

typealias VNConfidence = Float
typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
