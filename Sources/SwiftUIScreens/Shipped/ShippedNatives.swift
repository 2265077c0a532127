import EarshotLocalization
import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// The app's own files, for the code that reads them: `_Shipped` and `Bundle` of the SDK's Foundation.
extension Natives {
  mutating func addShippedFiles() {
    addBundleFiles()
    addInfoList()
    self["_Shipped.languages"] = { _, call in
      let catalogs = try call.screen.code.catalogs
      let languages = catalogs.map { $0.languages() } ?? []
      return .list(ContiguousArray((languages.isEmpty ? ["en"] : languages).map { .text($0) }))
    }
    self["Bundle.preferredLocalizations(from:forPreferences:)"] = { arguments, call in
      let available = try arguments[1].texts
      let preferences = try arguments[2].unwrapped.map { try $0.texts } ?? [call.screen.environment.locale]
      let served = PreferredLocalizations.among(available, for: preferences)
      return .list(ContiguousArray(served.map { .text($0) }))
    }
  }

  private mutating func addBundleFiles() {
    self["_Shipped.path(of:in:language:)"] = { arguments, call in
      let run = try call.screen
      guard case .text(let name) = arguments[1] else { return .none(0) }
      var folder: String?
      if case .text(let text)? = arguments[2].unwrapped, !text.isEmpty { folder = text }
      var languages = [run.environment.locale]
      if case .text(let text)? = arguments[3].unwrapped { languages = [text] }
      guard ShippedFiles.isGathered(name), name != "Info.plist" else {
        return .text((folder.map { $0 + "/" } ?? "") + name)
      }
      let served = run.code.catalogs.map { PreferredLocalizations.among($0.languages(), for: languages) }
      let path = run.code.shipped.path(
        of: name, in: folder, languages: served ?? languages, near: run.place, on: run.environment.device)
      return RuntimeValue(optional: path.map { .text($0) })
    }
    self["_Shipped.data(_:)"] = { arguments, call in
      guard case .text(let path) = arguments[1] else { return .none(0) }
      return RuntimeValue(optional: try call.screen.shippedData(path).map { .host($0) })
    }
    self["_Shipped.asset(_:)"] = { arguments, call in
      let run = try call.screen
      guard case .text(let name) = arguments[1],
        let file = run.code.shipped.dataAsset(name, near: run.place)
      else { return .none(0) }
      return RuntimeValue(optional: try run.contents(of: file).map { .host($0) })
    }
    self["_Shipped.names(in:)"] = { arguments, call in
      guard case .text(let folder) = arguments[1] else { return .list([]) }
      return .list(ContiguousArray(try call.screen.code.shipped.names(in: folder).map { .text($0) }))
    }
    self["_Shipped.names(endingWith:in:)"] = { arguments, call in
      guard case .text(let ending) = arguments[1], case .text(let folder) = arguments[2] else {
        return .list([])
      }
      guard ShippedFiles.kinds.contains(ending) else {
        throw Interruption.unknown(GapCause("which files of the kind \(ending) the app ships"))
      }
      let names = try call.screen.code.shipped.names(in: folder).filter { $0.hasSuffix(".\(ending)") }
      return .list(ContiguousArray(names.map { .text($0) }))
    }
    self["_Shipped.isFolder(_:)"] = { arguments, call in
      guard case .text(let folder) = arguments[1] else { return .boolean(false) }
      return .boolean(try call.screen.code.shipped.isFolder(folder))
    }
  }

  private mutating func addInfoList() {
    self["Bundle.infoDictionary"] = { _, call in
      let dictionary = try AnyValues(call.machine).existential(call.screen.info.values as [String: Any])
      guard case .existential(let box) = dictionary else { return .none(0) }
      return box.value.wrapped
    }
    self["Bundle.object(forInfoDictionaryKey:)"] = { arguments, call in
      let run = try call.screen
      guard case .text(let key) = arguments[1] else { return .none(0) }
      guard let value = run.info.values[key] else {
        guard !run.info.isSeen else { return .none(0) }
        throw Interruption.unknown(GapCause("what the app's Info.plist has for \(key)"))
      }
      if value is String, let words = run.localizedInfo(key) {
        return try AnyValues(call.machine).existential(words).wrapped
      }
      return try AnyValues(call.machine).existential(value).wrapped
    }
  }
}

extension ScreenRun {
  /// Apple, "Localizing information property list values": a table of that name has them.
  fileprivate func localizedInfo(_ key: String) -> String? {
    let query = CatalogQuery(key, table: "InfoPlist", locale: environment.locale, near: place)
    return code.catalogs?.answer(query).format?.text(on: environment.device)
  }

  /// What a file of the bundle holds; nil where there is none.
  fileprivate func shippedData(_ path: String) throws -> Data? {
    if path == "Info.plist" {
      for case let unknown as UnknownValue in info.values.values { throw unknown.interruption }
      return try PropertyListSerialization.data(fromPropertyList: info.values, format: .xml, options: 0)
    }
    guard ShippedFiles.isGathered(path) else {
      throw Interruption.unknown(GapCause("what the file \(path.name) holds"))
    }
    return try code.shipped.file(at: path, near: place).flatMap(contents)
  }

  fileprivate func contents(of file: ResourceFile) throws -> Data? {
    guard let bytes = file.bytes() else { return nil }
    let most = environment.bounds.resourceBytes
    guard bytes.count <= most else {
      throw Interruption.unknown(GapCause("\(file.path) is longer than \(most) bytes"))
    }
    return Data(bytes)
  }
}

extension ShippedFiles {
  /// Whether it would be known if there were such a file: it is of a kind that is gathered, and in no folder that the
  /// build makes, such as `Tides.momd`.
  static func isGathered(_ path: String) -> Bool {
    guard let ending = path.ending, kinds.contains(String(ending)) else { return false }
    return path.folder.split(separator: "/").allSatisfy { folder in
      folder.ending.map { $0 == "lproj" } ?? true
    }
  }
}

extension NativeCall {
  /// What evaluates the screen.
  var screen: ScreenRun {
    get throws {
      guard let run = machine.host as? ScreenRun else { throw Interruption.unknown("the screen") }
      return run
    }
  }
}

extension RuntimeValue {
  fileprivate var texts: [String] {
    get throws {
      guard case .list(let list) = self else { throw Interruption.unknown("a list of texts") }
      return try list.map { element in
        guard case .text(let text) = element else { throw Interruption.unknown("a text") }
        return text
      }
    }
  }
}
