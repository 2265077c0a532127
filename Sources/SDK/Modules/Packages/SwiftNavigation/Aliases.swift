// swift-navigation (github.com/pointfreeco/swift-navigation): what it sees.

import SwiftUI
