// swift-sharing (github.com/pointfreeco/swift-sharing): what it sees.

import Combine
import Foundation
import SwiftUI
