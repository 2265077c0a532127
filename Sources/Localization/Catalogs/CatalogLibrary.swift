import EarshotVocabulary

/// Files of texts that have been read, by their place in the list of files.
struct CatalogLibrary: Sendable {
  private let files: [ResourceFile]
  private var catalogs: [Int: StringCatalogFile] = [:]
  private var tables: [Int: TextTable] = [:]
  private var lines: [Int: LineStarts] = [:]
  private var unread: [Int: Notice] = [:]
  private var servedLocales: [Served: Bool] = [:]
  /// Bytes of all files together that may still be read.
  private var left: Int
  private let bound: Int

  private struct Served: Hashable {
    var file: Int
    var locale: String
  }

  init(_ files: [ResourceFile], bounds: Bounds) {
    self.files = files
    self.bound = bounds.inputBytes
    self.left = bounds.inputBytes
  }

  func path(_ file: Int) -> String { files[file].path }

  mutating func catalog(_ file: Int) -> StringCatalogFile {
    if let known = catalogs[file] { return known }
    let catalog = StringCatalogFile(bytes(of: file) ?? Array("{\"strings\":{}}".utf8))
    catalogs[file] = catalog
    return catalog
  }

  mutating func table(_ file: Int, _ format: CatalogPlace.Format) -> TextTable {
    if let known = tables[file] { return known }
    let bytes = bytes(of: file)
    let table =
      switch format {
      case .dictionary: bytes.map(StringsDictionaryFile.read) ?? TextTable()
      default: bytes.map(StringsFile.read) ?? TextTable()
      }
    tables[file] = table
    return table
  }

  /// Why a file could not be read, or not to its end.
  mutating func fault(of file: Int) -> Notice? {
    if let notice = unread[file] { return notice }
    guard let fault = catalogs[file]?.fault ?? tables[file]?.fault else { return nil }
    let notice = notice(of: fault, in: file)
    unread[file] = notice
    return notice
  }

  mutating func notice(of fault: CatalogFault, in file: Int) -> Notice {
    Notice(.warning, .input, at: location(of: fault.offset, in: file), fault.message)
  }

  mutating func location(of offset: Int, in file: Int) -> SourceLocation {
    if let known = lines[file] { return known.location(of: offset, in: path(file)) }
    let starts = LineStarts(CatalogBytes.decoded(files[file].bytes() ?? []))
    lines[file] = starts
    return starts.location(of: offset, in: path(file))
  }

  /// Whether a catalog has any text for readers of a locale.
  mutating func serves(_ locale: String, _ file: Int) -> Bool {
    let key = Served(file: file, locale: locale)
    if let known = servedLocales[key] { return known }
    let serves = catalog(file).hasTexts(for: locale)
    servedLocales[key] = serves
    return serves
  }

  private mutating func bytes(of file: Int) -> [UInt8]? {
    guard let bytes = files[file].bytes() else { return nil }
    guard bytes.count <= left else {
      unread[file] = Notice(
        .warning, .input, at: SourceLocation(file: path(file), line: 1, column: 1),
        "passed by: the catalogs are over the bound of \(bound) bytes in all")
      return nil
    }
    left -= bytes.count
    return CatalogBytes.decoded(bytes)
  }
}
