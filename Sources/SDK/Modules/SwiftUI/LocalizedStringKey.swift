// SwiftUI: the declarations of LocalizedStringKey.
// Declared as the framework's interface has it, with code of our own.

/// A key of the app's translations as code writes it: for `"\(count) items"` the key is `%lld items`, and the count
/// an argument.
struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  var key: String
  /// Values as they were given; those with a format as `_FormattedArgument`, what shows as text or image as such.
  var arguments: [Any]

  init(_ value: String) {
    key = value
    arguments = []
  }

  init(stringLiteral value: String) { self.init(value) }

  init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Any] = []

    typealias StringLiteralType = String
    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      key += _AppTexts.escaped(literal)
    }

    mutating func _append(_ specifier: String, _ argument: Any) {
      key += specifier
      arguments.append(argument)
    }

    mutating func appendInterpolation(_ string: String) { _append("%@", string) }
    mutating func appendInterpolation(_ substring: Substring) { _append("%@", String(substring)) }

    mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      if formatter == nil, let date = subject as? Date {
        // Where a format has a locale, `%@` asks an object for its description with that.
        // https://developer.apple.com/documentation/foundation/nsstring/localizedstringwithformat(_:)
        _append("%@", _FormattedArgument { date.description(with: $0) })
      } else {
        _append("%@", formatter?.string(for: subject) ?? subject)
      }
    }

    mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject { _append("%@", formatter?.string(for: subject) ?? subject) }

    mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      _append("%@", _FormattedArgument { format.locale($0).format(input) })
    }

    mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      _append("%@", _FormattedArgument { String(format.locale($0).format(input).characters) })
    }

    mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      _append(value._specifier, value)
    }

    mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      _append(specifier, value)
    }

    mutating func appendInterpolation(_ text: Text) { _append("%@", text) }
    mutating func appendInterpolation(_ attributedString: AttributedString) {
      _append("%@", attributedString)
    }
    mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      _append("%@", AttributedString(attributedSubstring))
    }

    @available(*, deprecated) @_disfavoredOverload mutating func appendInterpolation<T>(_ object: T) {
      _append("%@", object)
    }

    mutating func appendInterpolation(_ resource: LocalizedStringResource) { _append("%@", resource) }
    mutating func appendInterpolation(accessibilityName color: Color) {
      _append("%@", _AccessibilityName(color: color))
    }
    mutating func appendInterpolation(_ image: Image) { _append("%@", image) }
    mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      _append("%@", Text(date, style: style))
    }
    mutating func appendInterpolation(_ dates: ClosedRange<Date>) { _append("%@", Text(dates)) }
    mutating func appendInterpolation(_ interval: DateInterval) { _append("%@", Text(interval)) }

    mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
      _append("%@", text)
    }

    mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
      _append("%@", Text(source, format: format))
    }

    @_disfavoredOverload mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
      _append("%@", Text(source, format: format))
    }
  }

  static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.key == b.key && "\(a.arguments)" == "\(b.arguments)"
  }

  typealias ExtendedGraphemeClusterLiteralType = String
  typealias StringLiteralType = String
  typealias UnicodeScalarLiteralType = String
}
