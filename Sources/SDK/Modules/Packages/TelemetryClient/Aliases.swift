// TelemetryClient (github.com/TelemetryDeck/SwiftSDK): what it sees.

@_exported import TelemetryDeck
