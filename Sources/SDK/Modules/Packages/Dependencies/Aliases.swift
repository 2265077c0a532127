// swift-dependencies: what it sees.

import SwiftUI
