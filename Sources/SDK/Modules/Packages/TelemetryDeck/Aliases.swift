// TelemetryDeck (github.com/TelemetryDeck/SwiftSDK): what it sees.

@_exported import Foundation
import SwiftUI
