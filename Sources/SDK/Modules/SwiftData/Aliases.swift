// SwiftData: its type aliases.
// Declared as the framework's interface has it, with code of our own.

@_exported import Foundation
@_exported import Observation
import SwiftUI

typealias DataStoreSnapshotValue = Codable & Sendable
