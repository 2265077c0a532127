// swift-sharing (github.com/pointfreeco/swift-sharing): what it sees.

import Foundation
import SwiftUI
