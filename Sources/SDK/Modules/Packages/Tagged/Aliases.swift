// swift-tagged: what it sees.

import Foundation
