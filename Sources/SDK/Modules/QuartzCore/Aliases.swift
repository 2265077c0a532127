// QuartzCore: what else it shows.

@_exported import CoreGraphics
@_exported import Foundation
