// SDWebImageSwiftUI: what it sees, and its type aliases.

@_exported import SDWebImage
import SwiftUI

typealias PlatformImage = UIImage
typealias PlatformView = UIView
