import EarshotLocalization
import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

/// The texts of catalogs that code was given and that depend on numbers: Foundation hands them on with the text, so that
/// `String(format:)` can choose by the numbers it puts into it (Apple, "NSString localizedStringWithFormat:").
///
/// Here the text alone is handed on, and is recognized. Several keys may have the same one: then it is the key that was
/// given and has not been made a text of since.
struct GivenFormats {
  private struct Given {
    var waiting: [LocalizedFormat] = []
    var all: Set<LocalizedFormat> = []
  }

  private var given: [String: Given] = [:]

  mutating func give(_ text: String, _ format: LocalizedFormat) {
    var known = given[text] ?? Given()
    if !known.waiting.contains(format) { known.waiting.append(format) }
    known.all.insert(format)
    given[text] = known
  }

  /// What a text was given for; nil where it is no such text.
  mutating func take(_ text: String) throws -> LocalizedFormat? {
    guard let known = given[text] else { return nil }
    defer { given[text]?.waiting = [] }
    let formats = known.waiting.isEmpty ? Array(known.all) : known.waiting
    guard formats.count == 1 else {
      throw Interruption.unknown(GapCause("which of several keys the format \(text) is of"))
    }
    return formats[0]
  }
}

extension ScreenRun: PluralFormats {
  func chosen(_ text: String, _ numbers: [Double?]) throws -> String? {
    guard let format = try code.givenFormats.take(text) else { return nil }
    let plural = numbers.map { number in
      number.map { Int(exactly: $0).map { PluralNumber($0) } ?? PluralNumber($0) }
    }
    return format.pieces(numbers: plural, on: environment.device).map { piece in
      switch piece {
      case .literal(let words): words.replacing("%", with: "%%")
      case .argument(let index, let specifier): "%\(index + 1)$\(specifier.dropFirst())"
      }
    }.joined()
  }
}
