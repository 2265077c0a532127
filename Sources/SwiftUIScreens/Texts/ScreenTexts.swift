import EarshotLocalization
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// The words of an app's texts, as its catalogs have them.
struct ScreenTexts {
  let catalogs: StringCatalogs?
  let environment: ScreenEnvironment
  /// An identifier of the locale that texts are in.
  var locale: String
  /// Takes what is missing in the catalogs.
  let report: (Notice) -> Void

  /// A text that is looked up.
  struct Key {
    var key: String
    var table: String?
    var file: String?
    /// Where the code writes the words itself, which count where no catalog has the key.
    var words: String?
    /// The one language that is meant; nil: the screen's, else the one that the texts were written in.
    var language: String?
    var arguments: [Argument] = []
  }

  /// What stands in the place of a `%@`.
  enum Argument {
    case integer(Int)
    case number(Double)
    case text(String)
    case content(TextContent)

    var plural: PluralNumber? {
      switch self {
      case .integer(let number): PluralNumber(number)
      case .number(let number): PluralNumber(number)
      case .text(let text): Int(text).map { PluralNumber($0) }
      case .content: nil
      }
    }
  }

  private enum Piece {
    /// Words of the code or of a catalog, which may hold Markdown.
    case words(String)
    /// What an argument writes, which never does.
    case argument(String)
    case content(TextContent)

    var hasMarkers: Bool {
      guard case .words(let words) = self else { return false }
      return words.utf8.contains { "*_`[~\\".utf8.contains($0) }
    }
  }

  /// The words as a `Text` shows them: Markdown taken out.
  func content(of key: Key) -> TextContent {
    let pieces = pieces(of: key, format(of: key), showsEmptyKey: true)
    guard pieces.contains(where: \.hasMarkers) else { return TextContent(runs: runs(pieces)) }
    return withMarkdown(pieces)
  }

  /// The words as a `String`: Markdown stays, and a text that is left empty is empty. With what the catalogs have for it.
  func string(of key: Key) -> (text: String, format: LocalizedFormat?) {
    let format = format(of: key)
    return (runs(pieces(of: key, format, showsEmptyKey: false)).map(\.string).joined(), format)
  }

  private var isEnglish: Bool { locale.lowercased().prefix { $0 != "_" && $0 != "-" } == "en" }

  private func format(of key: Key) -> LocalizedFormat? {
    guard let catalogs else { return nil }
    var query = CatalogQuery(key.key, table: key.table, locale: locale, near: key.file)
    query.isInterpolated = !key.arguments.isEmpty
    let answer = catalogs.answer(query)
    if let language = key.language { return answer.format.flatMap { $0.serves(language) ? $0 : nil } }
    // Words that stand in the code are in the language that the app falls back to.
    if key.words != nil, let format = answer.format, !format.serves(locale), !format.serves("en") {
      return nil
    }
    for notice in answer.notices { report(notice) }
    return answer.format
  }

  /// The words of what may be a key, where a catalog has it.
  func words(of key: String, near file: String?) -> String? { label(ofImage: key, near: file) }

  /// The text that labels an image without a label of its own: the one whose key is its name. That there is none is no
  /// news.
  func label(ofImage name: String, near file: String?) -> String? {
    guard let catalogs, !name.isEmpty else { return nil }
    return catalogs.answer(CatalogQuery(name, locale: locale, near: file)).format?.text(
      on: environment.device)
  }

  /// - Parameter showsEmptyKey: whether a key whose text is left empty shows itself.
  private func pieces(of key: Key, _ format: LocalizedFormat?, showsEmptyKey: Bool) -> [Piece] {
    let found: [LocalizedFormat.Piece]
    if let format {
      // Without arguments a text is no format: "100%" is what it says.
      if key.arguments.isEmpty {
        let words = format.text(on: environment.device)
        return [.words(words.isEmpty && showsEmptyKey ? key.key : words)]
      }
      found = format.pieces(numbers: key.arguments.map(\.plural), on: environment.device)
    } else {
      let words = key.words ?? key.key
      if key.arguments.isEmpty { return [.words(words)] }
      found = LocalizedFormat.pieces(of: words)
    }
    return found.compactMap { piece in
      switch piece {
      case .literal(let words): return .words(words)
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else { return nil }
        return self.piece(key.arguments[index], specifier)
      }
    }
  }

  /// Numbers are grouped by locale (settled: "Numbers in a LocalizedStringKey").
  private func piece(_ argument: Argument, _ specifier: String) -> Piece {
    let notation = NumberNotation(locale: locale)
    switch argument {
    case .integer(let number):
      guard isPlain(specifier) else { return .argument(written(specifier, number, Double(number))) }
      return .argument(notation.integer(number))
    case .number(let number):
      guard ["%lf", "%f", "%@"].contains(specifier) else {
        return .argument(notation.written(written(specifier, Int(exactly: number) ?? 0, number)))
      }
      return .argument(notation.decimal(number, minimumFractionDigits: 6, maximumFractionDigits: 6))
    case .text(let text): return .argument(text)
    case .content(let content): return .content(content)
    }
  }

  private func written(_ specifier: String, _ whole: Int, _ number: Double) -> String {
    switch specifier.last {
    case "d", "i", "u", "x", "X", "o", "c": String(format: specifier, whole)
    case "@": whole == Int(exactly: number) ? String(whole) : String(number)
    default: String(format: specifier, number)
    }
  }

  /// `%lld`, `%d`, `%@` without flags, width and precision.
  private func isPlain(_ specifier: String) -> Bool {
    specifier.utf8.dropFirst().dropLast().allSatisfy { "hlqLzjt".utf8.contains($0) }
  }

  private func runs(_ pieces: [Piece]) -> [TextContent.Run] {
    var result = TextContent("")
    for piece in pieces {
      switch piece {
      case .words(let words), .argument(let words): result.append(TextContent.Run(words))
      case .content(let content): for run in content.runs { result.append(run) }
      }
    }
    return result.runs
  }

  /// Markdown may reach over an argument, `**\(name)** is here`, but not into it: each argument is one scalar of
  /// private use while the markers are read.
  private func withMarkdown(_ pieces: [Piece]) -> TextContent {
    var text = ""
    var inserted: [Piece] = []
    for piece in pieces {
      if case .words(let words) = piece {
        text += words
      } else if let scalar = Unicode.Scalar(ScreenTexts.firstStandIn + UInt32(inserted.count)) {
        text.unicodeScalars.append(scalar)
        inserted.append(piece)
      }
    }
    func piece(for scalar: Unicode.Scalar) -> Piece? {
      let index = Int(scalar.value) - Int(ScreenTexts.firstStandIn)
      return inserted.indices.contains(index) ? inserted[index] : nil
    }
    text = Inflections.resolved(text, isEnglish: isEnglish) { scalar in
      piece(for: scalar).map { runs([$0]).map(\.string).joined() }
    }
    var result = TextContent("")
    for run in Markdown.parse(TextContent(text)).runs {
      var words = String.UnicodeScalarView()
      for scalar in run.string.unicodeScalars {
        guard let found = piece(for: scalar) else {
          words.append(scalar)
          continue
        }
        result.append(TextContent.Run(String(words), run.attributes))
        words = String.UnicodeScalarView()
        for var part in runs([found]) {
          if part.attributes.isPlain { part.attributes = run.attributes }
          result.append(part)
        }
      }
      result.append(TextContent.Run(String(words), run.attributes))
    }
    return result
  }

  /// Plane 16 is private use throughout.
  private static let firstStandIn: UInt32 = 0x10_0000
}
