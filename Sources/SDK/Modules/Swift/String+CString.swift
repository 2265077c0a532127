// Swift's standard library: texts as C has them (https://developer.apple.com/documentation/swift/string/withcstring(_:)).

extension String {
  init(cString: UnsafePointer<Int8>) { self = cString._text }
  init?(validatingCString: UnsafePointer<Int8>) { self = validatingCString._text }
  init?(validatingUTF8: UnsafePointer<Int8>) { self = validatingUTF8._text }
}

extension StringProtocol {
  func withCString<Result>(_ body: (UnsafePointer<Int8>) throws -> Result) rethrows -> Result {
    try body(UnsafePointer(_to: String(self)))
  }
}
