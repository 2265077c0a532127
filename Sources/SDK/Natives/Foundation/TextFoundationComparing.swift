import EarshotSwiftRuntime
import Foundation

/// How Foundation compares texts.
extension Natives {
  mutating func addTextComparisons() {
    let comparisons: [(String, (String, String) -> ComparisonResult)] = [
      ("caseInsensitiveCompare", { $0.caseInsensitiveCompare($1) }),
      ("localizedCompare", { $0.localizedCompare($1) }),
      ("localizedCaseInsensitiveCompare", { $0.localizedCaseInsensitiveCompare($1) }),
      ("localizedStandardCompare", { $0.localizedStandardCompare($1) }),
    ]
    for (name, compare) in comparisons {
      let native: Native = { arguments, _ in
        .comparison(compare(try arguments[0].string, try arguments[1].string))
      }
      self["StringProtocol.\(name)(_:)"] = native
      self["NSString.\(name)(_:)"] = native
    }
    self["StringProtocol.compare(_:options:range:locale:)"] = { arguments, _ in
      let text = try arguments[0].substring
      let range = try arguments[3].optionalPlaceRange.map { try text.checked($0) }
      return .comparison(
        text.compare(
          try arguments[1].string, options: try arguments[2].compareOptions, range: range,
          locale: try arguments[4].optionalLocale))
    }
    self["StringProtocol.commonPrefix(with:options:)"] = { arguments, _ in
      .text(
        try arguments[0].string.commonPrefix(with: arguments[1].string, options: arguments[2].compareOptions))
    }
    let tests: [(String, (String, String) -> Bool)] = [
      ("contains", { $0.contains($1) }),
      ("localizedCaseInsensitiveContains", { $0.localizedCaseInsensitiveContains($1) }),
      ("localizedStandardContains", { $0.localizedStandardContains($1) }),
    ]
    for (name, test) in tests {
      let native: Native = { arguments, call in
        let (text, part) = (try arguments[0].string, try arguments[1].string)
        try call.countSearch(of: part, in: text)
        return .boolean(test(text, part))
      }
      self["StringProtocol.\(name)(_:)"] = native
      self["NSString.\(name)(_:)"] = native
    }
  }
}
