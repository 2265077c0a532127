import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What `NSRegularExpression` and what it finds do. Both are the host's.
extension Natives {
  mutating func addRegularExpressions() {
    self["NSRegularExpression.init(pattern:options:)"] = { arguments, call in
      let options = NSRegularExpression.Options(rawValue: try arguments[2].optionBits)
      let pattern = try arguments[1].string
      do { return .host(try NSRegularExpression(pattern: pattern, options: options)) } catch {
        throw try HostErrors(call.machine).thrown(error)
      }
    }
    self["NSRegularExpression.pattern"] = { arguments, _ in .text(try arguments[0].expression.pattern) }
    self["NSRegularExpression.options"] = { arguments, _ in
      .tuple(.integer(Int(bitPattern: try arguments[0].expression.options.rawValue)))
    }
    self["NSRegularExpression.numberOfCaptureGroups"] = { arguments, _ in
      .integer(try arguments[0].expression.numberOfCaptureGroups)
    }
    self["NSRegularExpression.escapedPattern(for:)"] = { arguments, _ in
      .text(NSRegularExpression.escapedPattern(for: try arguments[1].string))
    }
    self["NSRegularExpression.escapedTemplate(for:)"] = { arguments, _ in
      .text(NSRegularExpression.escapedTemplate(for: try arguments[1].string))
    }
    addExpressionMatches()
    addExpressionReplacing()
    addCheckingResults()
  }

  private mutating func addExpressionMatches() {
    self["NSRegularExpression.matches(in:options:range:)"] = { arguments, call in
      .list(ContiguousArray(try PatternSearch(arguments).matches(call.machine).map { .host($0) }))
    }
    self["NSRegularExpression.numberOfMatches(in:options:range:)"] = { arguments, call in
      .integer(try PatternSearch(arguments).matches(call.machine).count)
    }
    self["NSRegularExpression.firstMatch(in:options:range:)"] = { arguments, call in
      .init(optional: try PatternSearch(arguments).firstMatch(call.machine).map { .host($0) })
    }
    self["NSRegularExpression.rangeOfFirstMatch(in:options:range:)"] = { arguments, call in
      let found = try PatternSearch(arguments).firstMatch(call.machine)
      return .host(found?.range ?? NSRange(location: NSNotFound, length: 0))
    }
  }

  private mutating func addExpressionReplacing() {
    self["NSRegularExpression.stringByReplacingMatches(in:options:range:withTemplate:)"] = {
      arguments, call in
      let search = try PatternSearch(arguments)
      return .text(search.replaced(try search.matches(call.machine), by: try arguments[4].string))
    }
    self["NSRegularExpression.replaceMatches(in:options:range:withTemplate:)"] = { arguments, call in
      let search = try PatternSearch(arguments)
      let found = try search.matches(call.machine)
      try arguments[1].hosted(NSMutableString.self).setString(
        search.replaced(found, by: try arguments[4].string))
      return .integer(found.count)
    }
    self["NSRegularExpression.replacementString(for:in:offset:template:)"] = { arguments, _ in
      .text(
        try arguments[0].expression.replacementString(
          for: arguments[1].hosted(), in: arguments[2].string, offset: arguments[3].int,
          template: arguments[4].string))
    }
  }

  private mutating func addCheckingResults() {
    self["NSTextCheckingResult.range"] = { arguments, _ in .host(try arguments[0].checkingResult.range) }
    self["NSTextCheckingResult.numberOfRanges"] = { arguments, _ in
      .integer(try arguments[0].checkingResult.numberOfRanges)
    }
    self["NSTextCheckingResult.range(at:)"] = { arguments, _ in
      let (result, index) = (try arguments[0].checkingResult, try arguments[1].int)
      guard (0..<result.numberOfRanges).contains(index) else {
        throw Interruption.trap("Fatal error: a match has no group \(index)")
      }
      return .host(result.range(at: index))
    }
    self["NSTextCheckingResult.range(withName:)"] = { arguments, _ in
      .host(try arguments[0].checkingResult.range(withName: arguments[1].string))
    }
    self["NSTextCheckingResult.regularExpression"] = { arguments, _ in
      .init(optional: try arguments[0].checkingResult.regularExpression.map { .host($0) })
    }
    self["NSTextCheckingResult.adjustingRanges(offset:)"] = { arguments, _ in
      .host(try arguments[0].checkingResult.adjustingRanges(offset: arguments[1].int))
    }
  }

  /// Between places of texts and their UTF-16 units.
  mutating func addObjectRanges() {
    self["NSRange.init(_: R, in: S)"] = { arguments, call in
      guard let relative = call.machine.member("relative", of: "RangeExpression") else {
        throw Interruption.unknown("a range of a text")
      }
      var all: ContiguousArray = [arguments[1], arguments[2]]
      let range = try call.machine.call(
        requirement: relative, on: call.type("R"), own: [call.type("S")], &all
      ).placeRange
      let text = try arguments[2].substring
      return .host(NSRange(try text.checked(range), in: text))
    }
    self["Range.init(_: NSRange, in: String)"] = { arguments, _ in
      .init(optional: Range(try arguments[1].hosted(NSRange.self).ordered, in: try arguments[2].string))
    }
    self["NSRange.init(_: R)"] = { arguments, call in
      let bounds = try arguments[1].fields.map { try $0.int }
      let range: Range<Int>
      switch try call.type("R").nominal?.name {
      case "Range": range = bounds[0]..<bounds[1]
      case "ClosedRange": range = bounds[0]..<bounds[1] + 1
      case "PartialRangeUpTo": range = 0..<bounds[0]
      case "PartialRangeThrough": range = 0..<bounds[0] + 1
      case "PartialRangeFrom": range = bounds[0]..<Int.max
      default: throw Interruption.unknown("a range by an expression")
      }
      return .host(NSRange(range))
    }
    self["Range.init(_: NSRange)"] = { arguments, _ in
      let given = try arguments[1].hosted(NSRange.self)
      let range = given.location == NSNotFound ? nil : Range(try given.ordered)
      return .init(optional: range.map { .tuple(.integer($0.lowerBound), .integer($0.upperBound)) })
    }
    addRangeFunctions()
  }

  private mutating func addRangeFunctions() {
    self["NSMakeRange(_:_:)"] = { arguments, _ in
      .host(NSRange(location: try arguments[0].int, length: try arguments[1].int))
    }
    self["NSMaxRange(_:)"] = { arguments, _ in
      .integer(NSMaxRange(try arguments[0].hosted(NSRange.self).ended))
    }
    self["NSLocationInRange(_:_:)"] = { arguments, _ in
      .boolean(NSLocationInRange(try arguments[0].int, try arguments[1].hosted(NSRange.self).ended))
    }
    self["NSEqualRanges(_:_:)"] = { arguments, _ in
      .boolean(NSEqualRanges(try arguments[0].hosted(), try arguments[1].hosted()))
    }
    self["NSUnionRange(_:_:)"] = { arguments, _ in
      .host(
        NSUnionRange(try arguments[0].hosted(NSRange.self).ended, try arguments[1].hosted(NSRange.self).ended)
      )
    }
    self["NSIntersectionRange(_:_:)"] = { arguments, _ in
      .host(
        NSIntersectionRange(
          try arguments[0].hosted(NSRange.self).ended, try arguments[1].hosted(NSRange.self).ended))
    }
    self["NSStringFromRange(_:)"] = { arguments, _ in .text(NSStringFromRange(try arguments[0].hosted())) }
    self["NSRangeFromString(_:)"] = { arguments, _ in .host(NSRangeFromString(try arguments[0].string)) }
  }
}

extension PatternSearch {
  /// What a member of an expression is asked for: a text, options and a range of it.
  fileprivate init(_ arguments: ContiguousArray<RuntimeValue>) throws {
    let text = try arguments[1].objectText
    self.init(
      expression: try arguments[0].expression, text: text,
      options: NSRegularExpression.MatchingOptions(rawValue: try arguments[2].optionBits),
      range: try NSString(string: text).checked(arguments[3].hosted()))
  }

  /// The text with what a template makes of each match.
  fileprivate func replaced(_ found: [NSTextCheckingResult], by template: String) -> String {
    let result = NSMutableString(string: text)
    for match in found.reversed() {
      let replacement = expression.replacementString(for: match, in: text, offset: 0, template: template)
      result.replaceCharacters(in: match.range, with: replacement)
    }
    return String(describing: result)
  }
}

extension RuntimeValue {
  fileprivate var expression: NSRegularExpression {
    get throws { try hosted() }
  }

  fileprivate var checkingResult: NSTextCheckingResult {
    get throws { try hosted() }
  }
}
