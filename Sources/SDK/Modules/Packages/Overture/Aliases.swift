// swift-overture: what it sees.

import Foundation
