// swift-concurrency-extras: what it sees.

import Foundation
