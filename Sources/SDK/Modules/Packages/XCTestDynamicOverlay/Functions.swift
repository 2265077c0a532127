// xctest-dynamic-overlay (github.com/pointfreeco/xctest-dynamic-overlay): its functions, as its documentation has them.

var _XCTIsTesting: Bool { isTesting }

@_disfavoredOverload func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
