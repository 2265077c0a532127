import EarshotVocabulary
import Synchronization

/// What the catalogs of a project say for a key.
public struct CatalogAnswer: Sendable, Hashable {
  /// nil: no catalog has a text for the key, so that the key itself is the text.
  public var format: LocalizedFormat?
  /// What could not be read on the way, and a translation that is missing.
  public var notices: [Notice] = []

  /// No text, nothing to report.
  public init() {}
}

/// Which text is wanted.
public struct CatalogQuery: Hashable, Sendable {
  /// As the code writes it, with `%@` and its like where values stand.
  public var key: String
  /// nil: `Localizable`.
  public var table: String?
  /// A locale identifier.
  public var locale: String
  /// The source file that asks; catalogs near it come first.
  public var file: String?
  /// Whether the key was made by an interpolation, so that its placeholders may be written in
  /// another way in the catalog.
  public var isInterpolated = false
  /// Whether an interpolated value's type is not known.
  public var isUncertain = false

  /// Asks for a key in a table, for a locale, from a file.
  public init(_ key: String, table: String? = nil, locale: String, near file: String? = nil) {
    self.key = key
    self.table = table
    self.locale = locale
    self.file = file
  }
}

/// The string catalogs, `.strings` and `.stringsdict` files of a project.
///
/// Files are read when a text of their table is first looked up. Several modules may have
/// tables of the same name: the one in the nearest folder that has the key answers.
public final class StringCatalogs: Sendable {
  private let tables: [String: [CatalogGroup]]
  private let state: Mutex<State>

  private struct State {
    var library: CatalogLibrary
    var answers: [CatalogQuery: CatalogAnswer] = [:]
    /// The groups of a table as a folder sees them, nearest first.
    var orders: [String: [Int]] = [:]
  }

  /// Answers that are kept for the next look-up.
  private static let keptAnswers = 20_000

  /// Sorts the files by table and folder; none is read yet.
  public init(_ files: [ResourceFile], bounds: Bounds = .standard) {
    var groups: [CatalogPlace: CatalogGroup] = [:]
    for (index, file) in files.enumerated() {
      guard let place = CatalogPlace(path: file.path) else { continue }
      var key = place
      key.language = nil
      if key.format == .dictionary { key.format = .strings }
      groups[key, default: CatalogGroup(folder: place.folder)].add(index, place)
    }
    var tables: [String: [CatalogGroup]] = [:]
    for (key, group) in groups { tables[key.table, default: []].append(group) }
    self.tables = tables.mapValues { $0.sorted { $0.firstFile < $1.firstFile } }
    self.state = Mutex(State(library: CatalogLibrary(files, bounds: bounds)))
  }

  /// Whether there is no table at all, so that keys are the texts.
  public var isEmpty: Bool { tables.isEmpty }

  /// The text of a key in the locale's language, else in the language the texts were written in.
  public func answer(_ query: CatalogQuery) -> CatalogAnswer {
    let table = query.table ?? "Localizable"
    guard let groups = tables[table] else { return CatalogAnswer() }
    return state.withLock { state in
      if let known = state.answers[query] { return known }
      let answer = look(for: query, in: groups, of: table, &state)
      if state.answers.count < StringCatalogs.keptAnswers { state.answers[query] = answer }
      return answer
    }
  }

  /// A text of a table, for symbols that are generated for it.
  public struct KeyedText: Sendable {
    /// Where it stands.
    public let file: String
    public let key: String
    /// The text in the language that the texts were written in.
    public let text: String
    /// Whether somebody added it to a string catalog by hand, so that Xcode generates a symbol for it.
    public let isManual: Bool
  }

  /// The texts of string catalogs that were added by hand, by their tables.
  public func manualTexts() -> [(table: String, texts: [KeyedText])] {
    collect { $0.manualTexts(&$1) }
  }

  /// All texts, by their tables.
  public func allTexts() -> [(table: String, texts: [KeyedText])] { collect { $0.allTexts(&$1) } }

  private func collect(
    _ texts: (CatalogGroup, inout CatalogLibrary) -> [KeyedText]
  ) -> [(table: String, texts: [KeyedText])] {
    state.withLock { state in
      tables.sorted { $0.key < $1.key }.map { table, groups in
        (table, groups.flatMap { texts($0, &state.library) })
      }
    }
  }

  /// The languages that any table is there in, in the order of their names.
  public func languages() -> [String] {
    state.withLock { state in
      var languages: Set<String> = []
      for groups in tables.values {
        for group in groups { languages.formUnion(group.languages(&state.library)) }
      }
      return languages.sorted()
    }
  }

  private func look(
    for query: CatalogQuery, in groups: [CatalogGroup], of table: String, _ state: inout State
  ) -> CatalogAnswer {
    var answer = CatalogAnswer()
    for index in order(of: groups, table, near: query.file, &state) {
      if groups[index].answer(query, &state.library, &answer) { break }
    }
    return answer
  }

  /// Nearest first: the most folders in common with the source file, then the fewest steps down
  /// from there, then as the files were given.
  private func order(
    of groups: [CatalogGroup], _ table: String, near file: String?, _ state: inout State
  ) -> [Int] {
    guard groups.count > 1, let file else { return Array(groups.indices) }
    let folder = Array(file.split(separator: "/").filter { $0 != "." }.dropLast())
    let key = table + "\n" + folder.joined(separator: "/")
    if let known = state.orders[key] { return known }
    let distances = groups.map { group in
      let common = zip(group.folder, folder).prefix { $0 == $1 }.count
      return (up: -common, down: group.folder.count - common)
    }
    let order = groups.indices.sorted {
      (distances[$0].up, distances[$0].down, $0) < (distances[$1].up, distances[$1].down, $1)
    }
    if state.orders.count < StringCatalogs.keptAnswers { state.orders[key] = order }
    return order
  }
}
