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
    /// Which texts generated names stand for; nil until one is asked for.
    var accessors: GeneratedAccessors?
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

  /// The text that a generated constant stands for, told by its name: `welcome.open_file` is what
  /// `L10n.Welcome.openFile`, `Strings.welcome_open_file` and `L10n.welcomeOpenFile` are made from.
  ///
  /// - Parameter path: the parts of the constant's name without the type that holds them all.
  /// - Returns: nil where no key or more than one is like the name.
  public func text(accessor path: [String]) -> (table: String, key: String)? {
    state.withLock { state in
      if state.accessors == nil {
        var accessors = GeneratedAccessors()
        for (table, groups) in tables {
          for group in groups { accessors.add(group.keys(&state.library), of: table) }
        }
        state.accessors = accessors
      }
      return state.accessors?.text(path)
    }
  }

  /// Whether there is a table that generated constants call so: `localizable` is `Localizable`.
  public func hasTable(accessor name: String) -> Bool {
    let letters = GeneratedAccessors.letters(of: name)
    return !letters.isEmpty && tables.keys.contains { GeneratedAccessors.letters(of: $0) == letters }
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
