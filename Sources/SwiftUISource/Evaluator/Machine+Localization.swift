import EarshotLocalization
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary

extension Machine {
  /// The words of a localizable text as a `Text` shows them: looked up in the catalogs, arguments
  /// put in as the locale writes them, Markdown of the text itself taken out.
  func resolve(_ text: LocalizedText) -> TextContent {
    let pieces = pieces(of: text)
    guard pieces.contains(where: \.hasMarkers) else { return TextContent(runs: runs(pieces)) }
    return withMarkdown(pieces)
  }

  /// The words of a localizable text as a `String`: what `String(localized:)` gives. Markdown
  /// stays as it is written.
  func localizedString(_ text: LocalizedText) -> String {
    pieces(of: text).map { piece in
      switch piece {
      case .words(let words), .argument(let words): words
      case .content(let content): content.string
      }
    }.joined()
  }

  /// What `NSLocalizedString` and `Bundle.localizedString` give: the text with its placeholders
  /// still in it. One with plural rules stays a localizable text, so that `String(format:)` can
  /// choose among them; use `localizedFormat(_:_:isGrouped:)` there.
  func localizedString(key: String, table: String?, defaultValue: String?, file: FileCode?) -> Value {
    var text = LocalizedText(key)
    text.table = table
    text.file = file?.path
    if let defaultValue, !defaultValue.isEmpty { text.defaultValue = defaultValue }
    guard let format = project.localizedFormat(of: text, locale: environment.locale, self) else {
      return .string(text.defaultValue ?? key)
    }
    return format.isPlural ? .localized(text) : .string(format.text(on: environment.device))
  }

  /// `"tide.low".localized` and `.localized()` of a package whose code is not there: the words of the key, where
  /// a catalog has it.
  func wordsOfKey(_ name: String, _ value: Value, _ expression: Expression) -> Value? {
    guard name == "localized", case .string(let key) = value,
      project.hasText(forKey: key, locale: environment.locale)
    else { return nil }
    return localizedString(key: key, table: nil, defaultValue: nil, file: expression.file)
  }

  /// `String(format:)` with a text from a catalog: plural cases are chosen by the values.
  ///
  /// - Parameter isGrouped: whether whole numbers are written as the locale does: where a locale
  ///   is given, and in `localizedStringWithFormat`.
  func localizedFormat(_ text: LocalizedText, _ values: [Value], isGrouped: Bool) -> String {
    guard let format = project.localizedFormat(of: text, locale: environment.locale, self) else {
      return self.format(text.defaultValue ?? text.key, values)
    }
    return format.pieces(numbers: values.map(number), on: environment.device).map { piece in
      switch piece {
      case .literal(let words): words
      case .argument(let index, let specifier):
        values.indices.contains(index)
          ? written(values[index], as: specifier, isGrouped: isGrouped) : ""
      }
    }.joined()
  }

  /// An argument of a localizable text: numbers are grouped by locale (settled: "Numbers in a
  /// LocalizedStringKey").
  func argumentText(_ value: Value, _ placeholder: String) -> String {
    switch value {
    case .int(let int):
      if !isPlain(placeholder) { return localizedFormat(placeholder, value) }
      return NumberNotation(locale: environment.locale).integer(int)
    case .double(let double):
      if !["%lf", "%f", "%@"].contains(placeholder) { return localizedFormat(placeholder, value) }
      return NumberNotation(locale: environment.locale).decimal(
        double, minimumFractionDigits: 6, maximumFractionDigits: 6)
    case .range, .record: return shownInterval(value) ?? describe(value)
    default: return describe(value)
    }
  }

  /// A number as a placeholder has it, with the decimal sign and the digits of the locale: a text is
  /// formatted in the locale of its screen.
  func localizedFormat(_ placeholder: String, _ value: Value) -> String {
    let text = format(placeholder, [value])
    guard value.doubleValue != nil else { return text }
    return NumberNotation(locale: environment.locale).written(text)
  }

  /// `%lld`, `%d`, `%@` without flags, width and precision.
  private func isPlain(_ placeholder: String) -> Bool {
    placeholder.utf8.dropFirst().dropLast().allSatisfy { "hlqLzjt".utf8.contains($0) }
  }

  private func written(_ value: Value, as specifier: String, isGrouped: Bool) -> String {
    if isGrouped, case .int = value, isPlain(specifier) { return argumentText(value, specifier) }
    return format(specifier, [value])
  }

  // MARK: Pieces

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

  private func pieces(of text: LocalizedText) -> [Piece] {
    let arguments = text.arguments
    guard let format = project.localizedFormat(of: text, locale: environment.locale, self) else {
      if let segments = text.defaultSegments { return pieces(of: segments) }
      if let value = text.defaultValue { return [.words(value)] }
      return pieces(of: text.segments)
    }
    // Without arguments a text is no format: "100%" is what it says.
    if arguments.isEmpty {
      let words = format.text(on: environment.device)
      // A key whose text is left empty shows itself: tables are shipped whose own language is not filled in.
      return [.words(words.isEmpty ? text.key : words)]
    }
    let numbers = arguments.map { segment -> PluralNumber? in
      guard case .argument(let value, _) = segment else { return nil }
      return number(value)
    }
    return format.pieces(numbers: numbers, on: environment.device).compactMap { piece in
      switch piece {
      case .literal(let words): return .words(words)
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { return nil }
        return self.piece(arguments[index], as: specifier)
      }
    }
  }

  private func pieces(of segments: [LocalizedText.Segment]) -> [Piece] {
    segments.map { segment in
      if case .literal(let words) = segment { return .words(words) }
      return piece(segment, as: nil)
    }
  }

  /// - Parameter specifier: how a catalog writes the argument; nil: as the code does.
  private func piece(_ segment: LocalizedText.Segment, as specifier: String?) -> Piece {
    switch segment {
    case .literal(let words): return .words(words)
    case .content(let content): return .content(content)
    case .argument(let value, let placeholder):
      // A translation that turns a number into text keeps the way the code writes it.
      let way = specifier.map { $0 == "%@" ? placeholder : $0 } ?? placeholder
      return .argument(argumentText(value, way))
    }
  }

  /// What plural cases are chosen by: a number, also one that the code has already written out.
  private func number(_ value: Value) -> PluralNumber? {
    switch value {
    case .int(let int): PluralNumber(int)
    case .double(let double): PluralNumber(double)
    case .string(let text): Int(text).map { PluralNumber($0) }
    default: nil
    }
  }

  // MARK: Runs

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

  /// Markdown may reach over an argument, `**\(name)** is here`, but not into it: each argument
  /// is one scalar of private use while the markers are read.
  private func withMarkdown(_ pieces: [Piece]) -> TextContent {
    var text = ""
    var inserted: [Piece] = []
    for piece in pieces {
      if case .words(let words) = piece {
        text += words
      } else if let scalar = Unicode.Scalar(Machine.firstStandIn + UInt32(inserted.count)) {
        text.unicodeScalars.append(scalar)
        inserted.append(piece)
      }
    }
    text = Inflections.resolved(text, isEnglish: environment.language == "en") { scalar in
      let index = Int(scalar.value) - Int(Machine.firstStandIn)
      guard inserted.indices.contains(index) else { return nil }
      return runs([inserted[index]]).map(\.string).joined()
    }
    var result = TextContent("")
    for run in Markdown.parse(TextContent(text)).runs {
      var words = String.UnicodeScalarView()
      for scalar in run.string.unicodeScalars {
        let index = Int(scalar.value) - Int(Machine.firstStandIn)
        guard inserted.indices.contains(index) else {
          words.append(scalar)
          continue
        }
        result.append(TextContent.Run(String(words), run.attributes))
        words = String.UnicodeScalarView()
        for var part in runs([inserted[index]]) {
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

  // MARK: Arguments of views

  /// `Text("key", tableName: "Other", bundle: .module, comment: "…")`: the table is part of the
  /// text, and what is for translators and the linker is nothing to show.
  func localizing(_ arguments: [LabeledValue]) -> [LabeledValue] {
    guard arguments.contains(where: { Machine.lookUpLabels.contains($0.label ?? "") }),
      case .localized(var text)? = arguments.first(where: { $0.label == nil })?.value
    else { return arguments }
    for argument in arguments where argument.label == "tableName" || argument.label == "table" {
      text.table = string(argument.value) ?? text.table
    }
    return arguments.compactMap { argument in
      if Machine.lookUpLabels.contains(argument.label ?? "") { return nil }
      if argument.label == nil, case .localized = argument.value {
        return LabeledValue(label: nil, value: .localized(text))
      }
      return argument
    }
  }

  private static let lookUpLabels: Set<String> = ["tableName", "table", "bundle", "comment"]

  /// The arguments of an `Image` or a `Color`: generated symbols become the names they stand
  /// for, and an image's name its label where the catalogs have a text for it.
  func naming(_ view: String, _ given: [LabeledValue], near file: FileCode) -> [LabeledValue] {
    var arguments = namingAsset(view, given)
    guard let first = arguments.first, first.label == nil || first.label == "decorative" else {
      return arguments
    }
    if case .symbol(let symbol) = first.value, Machine.resourceTypes.contains(symbol.type),
      symbol.arguments == nil
    {
      let assets = project.resources.assets
      if view == "Image" {
        arguments[0].value = .string(assets.image(symbol.name) ?? symbol.name)
      } else if let name = assets.color(symbol.name) {
        arguments[0].value = .string(name)
      }
    }
    if view == "Image", first.label == nil, case .string(let name) = arguments[0].value,
      !arguments.contains(where: { $0.label == "label" }),
      let label = project.label(
        ofImage: name, locale: environment.locale, device: environment.device, near: file.path)
    {
      arguments.append(LabeledValue(label: "label", value: .string(label)))
    }
    return arguments
  }

  private static let resourceTypes: Set<String?> = [nil, "ImageResource", "ColorResource"]
}
