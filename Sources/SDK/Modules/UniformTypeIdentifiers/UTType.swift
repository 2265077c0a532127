// UniformTypeIdentifiers: the declarations of UTType.
// Declared as the framework's interface has it, with code of our own.

struct UTType: Hashable, Codable, CustomStringConvertible {
  let identifier: String
  /// What is said of a type that isn't in the system's table.
  var _row: _TypeTable.Row?
  private enum CodingKeys: CodingKey {
    case identifier
  }
  private init(identifier: String) { self.identifier = identifier }
  init?(_ identifier: String) { self.identifier = identifier }
  /// What the system doesn't know gets a type of its own, made from the name.
  init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    if let known = _TypeTable.identifier(extension: filenameExtension) {
      identifier = known
    } else {
      identifier = "dyn." + filenameExtension.lowercased()
      _row = _TypeTable.Row(supertypes: [supertype.identifier], extensions: [filenameExtension.lowercased()])
    }
  }
  init?(mimeType: String, conformingTo supertype: UTType = .data) {
    if let known = _TypeTable.identifier(media: mimeType) {
      identifier = known
    } else {
      identifier = "dyn." + mimeType.lowercased()
      _row = _TypeTable.Row(supertypes: [supertype.identifier], media: mimeType.lowercased())
    }
  }
  init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    if tagClass == .filenameExtension {
      self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    } else if tagClass == .mimeType {
      self.init(mimeType: tag, conformingTo: supertype ?? .data)
    } else {
      self.init(_tag: tag, tagClass)
    }
    if let supertype, !conforms(to: supertype) { return nil }
  }
  /// What the system calls by names of another kind.
  init?(_tag: String, _ tagClass: UTTagClass)
  init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    _row = parentType.map { _TypeTable.Row(supertypes: [$0.identifier] + ($0._row?.supertypes ?? [])) }
  }
  init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }
  var _known: _TypeTable.Row? { _row ?? _TypeTable.rows[identifier] }
  static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }
  var preferredFilenameExtension: String? { _known?.extensions.first }
  var preferredMIMEType: String? { _known?.media }
  var localizedDescription: String? { get }
  var version: Int? { get }
  var referenceURL: URL? { get }
  var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  var isDeclared: Bool { !isDynamic }
  var isPublic: Bool { identifier.hasPrefix("public.") }
  var supertypes: Set<UTType> { Set(_supertypes.map { UTType(identifier: $0) }) }
  var _supertypes: Set<String> {
    var all = _TypeTable.supertypes(of: identifier)
    for parent in _row?.supertypes ?? [] {
      all.insert(parent)
      all.formUnion(_TypeTable.supertypes(of: parent))
    }
    return all
  }
  var tags: [UTTagClass: [String]] { get }
  var description: String { identifier }
  func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  func isSubtype(of type: UTType) -> Bool { _supertypes.contains(type.identifier) }
  func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  static var item: UTType { UTType(identifier: "public.item") }
  static var content: UTType { UTType(identifier: "public.content") }
  static var compositeContent: UTType { UTType(identifier: "public.composite-content") }
  static var diskImage: UTType { get }
  static var data: UTType { UTType(identifier: "public.data") }
  static var directory: UTType { UTType(identifier: "public.directory") }
  static var resolvable: UTType { get }
  static var symbolicLink: UTType { get }
  static var executable: UTType { get }
  static var mountPoint: UTType { get }
  static var aliasFile: UTType { get }
  static var urlBookmarkData: UTType { get }
  static var url: UTType { UTType(identifier: "public.url") }
  static var fileURL: UTType { UTType(identifier: "public.file-url") }
  static var text: UTType { UTType(identifier: "public.text") }
  static var plainText: UTType { UTType(identifier: "public.plain-text") }
  static var utf8PlainText: UTType { UTType(identifier: "public.utf8-plain-text") }
  static var utf16ExternalPlainText: UTType { get }
  static var utf16PlainText: UTType { get }
  static var delimitedText: UTType { UTType(identifier: "public.delimited-values-text") }
  static var commaSeparatedText: UTType { UTType(identifier: "public.comma-separated-values-text") }
  static var tabSeparatedText: UTType { UTType(identifier: "public.tab-separated-values-text") }
  static var utf8TabSeparatedText: UTType { get }
  static var rtf: UTType { UTType(identifier: "public.rtf") }
  static var html: UTType { UTType(identifier: "public.html") }
  static var xml: UTType { UTType(identifier: "public.xml") }
  static var yaml: UTType { UTType(identifier: "public.yaml") }
  static var css: UTType { get }
  static var sourceCode: UTType { UTType(identifier: "public.source-code") }
  static var assemblyLanguageSource: UTType { get }
  static var cSource: UTType { get }
  static var objectiveCSource: UTType { get }
  static var swiftSource: UTType { UTType(identifier: "public.swift-source") }
  static var cPlusPlusSource: UTType { get }
  static var objectiveCPlusPlusSource: UTType { get }
  static var cHeader: UTType { get }
  static var cPlusPlusHeader: UTType { get }
  static var script: UTType { get }
  static var appleScript: UTType { get }
  static var osaScript: UTType { get }
  static var osaScriptBundle: UTType { get }
  static var javaScript: UTType { get }
  static var shellScript: UTType { get }
  static var perlScript: UTType { get }
  static var pythonScript: UTType { get }
  static var rubyScript: UTType { get }
  static var phpScript: UTType { get }
  static var makefile: UTType { get }
  static var json: UTType { UTType(identifier: "public.json") }
  static var geoJSON: UTType { UTType(identifier: "public.geojson") }
  static var propertyList: UTType { UTType(identifier: "com.apple.property-list") }
  static var xmlPropertyList: UTType { UTType(identifier: "com.apple.xml-property-list") }
  static var binaryPropertyList: UTType { UTType(identifier: "com.apple.binary-property-list") }
  static var pdf: UTType { UTType(identifier: "com.adobe.pdf") }
  static var rtfd: UTType { get }
  static var flatRTFD: UTType { get }
  static var webArchive: UTType { get }
  static var image: UTType { UTType(identifier: "public.image") }
  static var jpeg: UTType { UTType(identifier: "public.jpeg") }
  static var tiff: UTType { UTType(identifier: "public.tiff") }
  static var gif: UTType { UTType(identifier: "com.compuserve.gif") }
  static var png: UTType { UTType(identifier: "public.png") }
  static var icns: UTType { get }
  static var bmp: UTType { UTType(identifier: "com.microsoft.bmp") }
  static var ico: UTType { get }
  static var rawImage: UTType { get }
  static var svg: UTType { UTType(identifier: "public.svg-image") }
  static var livePhoto: UTType { get }
  static var heif: UTType { UTType(identifier: "public.heif") }
  static var heic: UTType { UTType(identifier: "public.heic") }
  static var heics: UTType { get }
  static var webP: UTType { UTType(identifier: "org.webmproject.webp") }
  static var exr: UTType { get }
  static var dng: UTType { get }
  static var jpegxl: UTType { get }
  static var threeDContent: UTType { get }
  static var usd: UTType { get }
  static var usdz: UTType { get }
  static var realityFile: UTType { get }
  static var sceneKitScene: UTType { get }
  static var arReferenceObject: UTType { get }
  static var audiovisualContent: UTType { UTType(identifier: "public.audiovisual-content") }
  static var movie: UTType { UTType(identifier: "public.movie") }
  static var video: UTType { UTType(identifier: "public.video") }
  static var audio: UTType { UTType(identifier: "public.audio") }
  static var quickTimeMovie: UTType { UTType(identifier: "com.apple.quicktime-movie") }
  static var mpeg: UTType { get }
  static var mpeg2Video: UTType { get }
  static var mpeg2TransportStream: UTType { get }
  static var mp3: UTType { UTType(identifier: "public.mp3") }
  static var mpeg4Movie: UTType { UTType(identifier: "public.mpeg-4") }
  static var mpeg4Audio: UTType { UTType(identifier: "public.mpeg-4-audio") }
  static var appleProtectedMPEG4Audio: UTType { get }
  static var appleProtectedMPEG4Video: UTType { get }
  static var avi: UTType { get }
  static var aiff: UTType { get }
  static var wav: UTType { UTType(identifier: "com.microsoft.waveform-audio") }
  static var midi: UTType { get }
  static var playlist: UTType { get }
  static var m3uPlaylist: UTType { UTType(identifier: "public.m3u-playlist") }
  static var folder: UTType { UTType(identifier: "public.folder") }
  static var volume: UTType { get }
  static var package: UTType { UTType(identifier: "com.apple.package") }
  static var bundle: UTType { UTType(identifier: "com.apple.bundle") }
  static var pluginBundle: UTType { get }
  static var spotlightImporter: UTType { get }
  static var quickLookGenerator: UTType { get }
  static var xpcService: UTType { get }
  static var framework: UTType { get }
  static var application: UTType { get }
  static var applicationBundle: UTType { get }
  static var applicationExtension: UTType { get }
  static var unixExecutable: UTType { get }
  static var exe: UTType { get }
  static var systemPreferencesPane: UTType { get }
  static var archive: UTType { UTType(identifier: "public.archive") }
  static var gzip: UTType { UTType(identifier: "org.gnu.gnu-zip-archive") }
  static var bz2: UTType { get }
  static var zip: UTType { UTType(identifier: "public.zip-archive") }
  static var appleArchive: UTType { get }
  static var tarArchive: UTType { get }
  static var spreadsheet: UTType { UTType(identifier: "public.spreadsheet") }
  static var presentation: UTType { UTType(identifier: "public.presentation") }
  static var database: UTType { UTType(identifier: "public.database") }
  static var message: UTType { UTType(identifier: "public.message") }
  static var contact: UTType { UTType(identifier: "public.contact") }
  static var vCard: UTType { UTType(identifier: "public.vcard") }
  static var toDoItem: UTType { get }
  static var calendarEvent: UTType { UTType(identifier: "public.calendar-event") }
  static var emailMessage: UTType { UTType(identifier: "public.email-message") }
  static var internetLocation: UTType { get }
  static var internetShortcut: UTType { get }
  static var font: UTType { UTType(identifier: "public.font") }
  static var bookmark: UTType { get }
  static var pkcs12: UTType { get }
  static var x509Certificate: UTType { get }
  static var epub: UTType { UTType(identifier: "org.idpf.epub-container") }
  static var log: UTType { UTType(identifier: "public.log") }
  static var ahap: UTType { get }
  static var linkPresentationMetadata: UTType { get }
}
