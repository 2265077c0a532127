/// Regular expressions as the evaluator meets them: read once, searched with in counted steps.
final class RegexCache {
  struct Key: Hashable {
    var pattern: String
    var options: RegexOptions
    var level: RegexLevel
  }

  private var programs: [Key: Result<RegexProgram, RegexSyntaxError>] = [:]

  func program(_ key: Key) throws(RegexSyntaxError) -> RegexProgram {
    if let known = programs[key] { return try known.get() }
    let made: Result<RegexProgram, RegexSyntaxError>
    do {
      let parsed = try RegexParser.parse(key.pattern, options: key.options, level: key.level)
      made = .success(try RegexProgram(parsed, level: key.level))
    } catch {
      made = .failure(error)
    }
    if programs.count >= 1_000 { programs.removeAll() }
    programs[key] = made
    return try made.get()
  }
}

extension Machine {
  /// Searches a text with a regular expression; nil where the pattern can't be read, with a notice.
  func search<Found>(
    _ pattern: String, _ options: RegexOptions, _ level: RegexLevel, in text: String,
    _ expression: Expression, _ body: (inout RegexSearch) throws(RegexSearch.TakesTooLong) -> Found
  ) throws(Interrupt) -> Found? {
    let program: RegexProgram
    do {
      program = try regexes.program(RegexCache.Key(pattern: pattern, options: options, level: level))
    } catch {
      notice(
        .warning, .unknownFunction, expression.file, expression.start,
        "this regular expression is not searched with: \(error.message)", missing: "regular expression")
      return nil
    }
    var search = RegexSearch(program, in: text, level: level)
    let found: Found
    do {
      found = try body(&search)
    } catch {
      throw .budget(
        "searching with this regular expression takes more than \(search.limit) steps",
        file: expression.file, start: expression.start)
    }
    try charge(search.steps, expression)
    return found
  }

  /// Whether a pattern can be read; what a program throws where it makes one that can't.
  func checkRegex(
    _ pattern: String, _ options: RegexOptions, _ level: RegexLevel, _ domain: String
  ) throws(Interrupt) {
    do {
      _ = try regexes.program(RegexCache.Key(pattern: pattern, options: options, level: level))
    } catch {
      // What is right but not known here is told where it is searched with.
      if !error.isUnsupported { throw self.error(domain, error.message) }
    }
  }

  func isRegular(_ options: Value?) -> Bool { hasOption("regularExpression", options) }

  /// Foundation's options of a search in texts: `[.regularExpression, .caseInsensitive]`.
  func regexOptions(_ options: Value?) -> RegexOptions {
    RegexOptions(
      ignoresCase: hasOption("caseInsensitive", options),
      isMultiline: hasOption("anchorsMatchLines", options),
      matchesLineEnds: hasOption("dotMatchesLineSeparators", options),
      isExtended: hasOption("allowCommentsAndWhitespace", options))
  }

  func hasOption(_ name: String, _ options: Value?) -> Bool {
    switch options {
    case .symbol(let symbol)?: symbol.name == name
    case .array(let values)?: values.contains { $0.symbolName == name }
    default: false
    }
  }
}
