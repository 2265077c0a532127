import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Reads an interface file: its bytes, its path and the screen that it is read for.
public typealias InterfaceReading = @Sendable ([UInt8], String, ScreenEnvironment) -> InterfaceOutline?

/// String catalogs and asset catalogs of a project, looked at when they are first needed.
final class ProjectResources: Sendable {
  private let files: [ResourceFile]
  private let madeCatalogs: Deferred<StringCatalogs>
  private let madeAssets: Deferred<AssetNames>
  private let madeAccessors: Deferred<GeneratedAccessors>
  /// Files that the app reads itself.
  let data: DataResources

  /// Reads the interface files that code loads.
  private let interfaces: InterfaceReading?
  private let readInterfaces = ReadInterfaces()

  static let none = ProjectResources([], bounds: .standard)

  init(_ files: [ResourceFile], bounds: Bounds, interfaces: InterfaceReading? = nil) {
    self.files = files
    self.interfaces = interfaces
    self.data = DataResources(files)
    let catalogs = Deferred { StringCatalogs(files, bounds: bounds) }
    self.madeCatalogs = catalogs
    self.madeAccessors = Deferred { GeneratedAccessors(catalogs.value) }
    self.madeAssets = Deferred { AssetNames(paths: files.lazy.map(\.path)) }
  }

  /// nil where there are no files at all.
  var catalogs: StringCatalogs? {
    files.isEmpty ? nil : madeCatalogs.value
  }

  /// Which texts generated names stand for.
  var accessors: GeneratedAccessors? { catalogs.map { _ in madeAccessors.value } }

  /// The interface file that code calls by that name; nil where there is none.
  func interface(
    named name: String, near place: String, _ environment: ScreenEnvironment, ending: String = "xib"
  ) -> FoundInterface? {
    guard let file = data.file(named: "\(name).\(ending)", near: place, for: environment.device) else {
      return nil
    }
    return interface(file, environment)
  }

  /// The interface file at a path.
  func interface(at path: String, _ environment: ScreenEnvironment) -> FoundInterface? {
    data.file(at: path).flatMap { interface($0, environment) }
  }

  /// The storyboard's controller that is of a class, the nearest to the class.
  func scene(ofClass name: String, near place: String, _ environment: ScreenEnvironment) -> FoundScene? {
    guard interfaces != nil else { return nil }
    let known = readInterfaces.scenes(for: environment) {
      data.files(endingWith: ".storyboard").lazy.compactMap { self.interface($0, environment) }
    }
    return known[name]?.max { data.shared($0.path, place) < data.shared($1.path, place) }
  }

  private func interface(_ file: ResourceFile, _ environment: ScreenEnvironment) -> FoundInterface? {
    guard let interfaces else { return nil }
    let outline = readInterfaces.outline(of: file.path, for: environment) {
      file.bytes().flatMap { interfaces($0, file.path, environment) }
    }
    return outline.map { FoundInterface(outline: $0, path: file.path) }
  }

  func hasInterface(named name: String, near place: String, _ environment: ScreenEnvironment) -> Bool {
    data.file(named: "\(name).xib", near: place, for: environment.device) != nil
  }

  var assets: AssetNames { files.isEmpty ? AssetNames() : madeAssets.value }
}

extension ProjectIndex {
  /// The catalog's words for a localizable text; nil where no catalog has the key. What is
  /// missing becomes a notice.
  func localizedFormat(of text: LocalizedText, locale: String, _ machine: Machine) -> LocalizedFormat? {
    guard let catalogs = resources.catalogs, !catalogs.isEmpty else { return nil }
    let answer = catalogs.answer(query(for: text, locale: locale))
    // Words that stand in the code are in the language that the app falls back to.
    if text.hasOwnWords, let format = answer.format, !format.serves(locale), !format.serves("en") {
      return nil
    }
    for notice in answer.notices { machine.notices.add(notice, cause: notice.message, effect: .value) }
    return answer.format
  }

  /// The text that labels an image without a label of its own: the one whose key is its name
  /// (spec formats.md 10). That there is none is no news.
  func label(ofImage name: String, locale: String, device: Device, near file: String?) -> String? {
    guard !name.isEmpty, let catalogs = resources.catalogs, !catalogs.isEmpty else { return nil }
    return catalogs.answer(CatalogQuery(name, locale: locale, near: file)).format?.text(on: device)
  }

  /// Whether a catalog has words for the key. That there are none is no news.
  func hasText(forKey key: String, locale: String) -> Bool {
    guard !key.isEmpty, let catalogs = resources.catalogs, !catalogs.isEmpty else { return false }
    return catalogs.answer(CatalogQuery(key, locale: locale)).format != nil
  }

  /// The text that a generated constant stands for where the code that declares it is not there:
  /// `L10n.Welcome.title`, by its name (issue 3: "generated `L10n.x` accessors").
  ///
  /// - Parameter constant: its whole name, the type first.
  func generatedText(_ constant: String) -> LocalizedText? {
    // `R.string.localizable.open`: what holds all texts is `R.string` there.
    let outer = constant.hasPrefix("R.string.") ? 2 : 1
    let path = constant.split(separator: ".").dropFirst(outer).map(String.init)
    guard !path.isEmpty, let (table, key) = resources.accessors?.text(path) else { return nil }
    var text = LocalizedText(key)
    text.table = table
    return text
  }

  /// Whether a table of texts is called so by generated constants.
  func hasTextTable(_ name: String) -> Bool { resources.accessors?.hasTable(name) ?? false }

  private func query(for text: LocalizedText, locale: String) -> CatalogQuery {
    var query = CatalogQuery(text.key, table: text.table, locale: locale, near: text.file)
    for case .argument(let value, _) in text.segments {
      query.isInterpolated = true
      if !value.hasKnownPlaceholder { query.isUncertain = true }
    }
    return query
  }
}

extension Value {
  /// Whether it is sure how a key writes this value's place: `%@`, `%lld`.
  fileprivate var hasKnownPlaceholder: Bool {
    switch self {
    case .int, .double, .string, .bool: true
    default: false
    }
  }
}
