// swift-log (github.com/apple/swift-log): what it sees.

import Foundation
