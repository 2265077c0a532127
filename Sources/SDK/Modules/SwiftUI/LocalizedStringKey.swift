// SwiftUI: the declarations of LocalizedStringKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  init(_ value: String)
  init(stringLiteral value: String)
  init(stringInterpolation: LocalizedStringKey.StringInterpolation)
  struct StringInterpolation: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: String)
    mutating func appendInterpolation(_ string: String)
    mutating func appendInterpolation(_ substring: Substring)
    mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible
    mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject
    mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
    mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString
    mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable
    mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable
    mutating func appendInterpolation(_ text: Text)
    mutating func appendInterpolation(_ attributedString: AttributedString)
    mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring)
    @available(*, deprecated) @_disfavoredOverload mutating func appendInterpolation<T>(_ object: T)
    typealias StringLiteralType = String
    mutating func appendInterpolation(_ resource: LocalizedStringResource)
    mutating func appendInterpolation(accessibilityName color: Color)
    mutating func appendInterpolation(_ image: Image)
    mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
    mutating func appendInterpolation(_ dates: ClosedRange<Date>)
    mutating func appendInterpolation(_ interval: DateInterval)
    mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true)
    mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString
    @_disfavoredOverload mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String
  }
  static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias StringLiteralType = String
  typealias UnicodeScalarLiteralType = String
}
