// swift-navigation (github.com/pointfreeco/swift-navigation): what its older name sees.

@_exported import SwiftNavigation
import SwiftUI
