// swift-collections: what it sees.

import Foundation
