// swift-navigation (github.com/pointfreeco/swift-navigation): what its part for SwiftUI sees.

@_exported import CasePaths
@_exported import SwiftNavigation
import SwiftUI
