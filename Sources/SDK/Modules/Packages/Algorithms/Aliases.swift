// swift-algorithms: what it sees.

import Foundation
