// swift-composable-architecture: what it says of tests, as the package xctest-dynamic-overlay has it.

/// Neither an app nor a preview is a test.
var _XCTIsTesting: Bool { false }
var isTesting: Bool { false }
