// UniformTypeIdentifiers: the types that the system declares.

/// What the system's types conform to, and their usual names for files and on the network
/// (https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers).
enum _TypeTable {
  struct Row {
    var supertypes: [String]
    var extensions: [String] = []
    var media: String? = nil
  }

  static let rows: [String: Row] = texts.merging(media) { one, _ in one }.merging(others) { one, _ in one }

  static let texts: [String: Row] = [
    "public.text": Row(supertypes: ["public.data", "public.content"]),
    "public.plain-text": Row(supertypes: ["public.text"], extensions: ["txt", "text"], media: "text/plain"),
    "public.utf8-plain-text": Row(supertypes: ["public.plain-text"]),
    "public.delimited-values-text": Row(supertypes: ["public.text"]),
    "public.comma-separated-values-text": Row(
      supertypes: ["public.delimited-values-text"], extensions: ["csv"], media: "text/csv"),
    "public.tab-separated-values-text": Row(
      supertypes: ["public.delimited-values-text"], extensions: ["tsv"], media: "text/tab-separated-values"),
    "public.rtf": Row(supertypes: ["public.text"], extensions: ["rtf"], media: "text/rtf"),
    "public.html": Row(supertypes: ["public.text"], extensions: ["html", "htm"], media: "text/html"),
    "public.xml": Row(supertypes: ["public.text"], extensions: ["xml"], media: "application/xml"),
    "public.yaml": Row(
      supertypes: ["public.text"], extensions: ["yml", "yaml"], media: "application/x-yaml"),
    "public.json": Row(supertypes: ["public.text"], extensions: ["json"], media: "application/json"),
    "public.geojson": Row(
      supertypes: ["public.json"], extensions: ["geojson"], media: "application/geo+json"),
    "public.source-code": Row(supertypes: ["public.plain-text"]),
    "public.swift-source": Row(supertypes: ["public.source-code"], extensions: ["swift"]),
    "public.vcard": Row(
      supertypes: ["public.text", "public.contact"], extensions: ["vcf", "vcard"], media: "text/vcard"),
    "public.log": Row(supertypes: ["public.plain-text"], extensions: ["log"]),
  ]

  static let media: [String: Row] = [
    "public.image": Row(supertypes: ["public.data", "public.content"]),
    "public.jpeg": Row(
      supertypes: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], media: "image/jpeg"),
    "public.tiff": Row(supertypes: ["public.image"], extensions: ["tiff", "tif"], media: "image/tiff"),
    "com.compuserve.gif": Row(supertypes: ["public.image"], extensions: ["gif"], media: "image/gif"),
    "public.png": Row(supertypes: ["public.image"], extensions: ["png"], media: "image/png"),
    "com.microsoft.bmp": Row(supertypes: ["public.image"], extensions: ["bmp"], media: "image/bmp"),
    "public.svg-image": Row(
      supertypes: ["public.image", "public.xml"], extensions: ["svg"], media: "image/svg+xml"),
    "public.heif": Row(supertypes: ["public.image"], extensions: ["heif"], media: "image/heif"),
    "public.heic": Row(supertypes: ["public.heif"], extensions: ["heic"], media: "image/heic"),
    "org.webmproject.webp": Row(supertypes: ["public.image"], extensions: ["webp"], media: "image/webp"),
    "public.audiovisual-content": Row(supertypes: ["public.data", "public.content"]),
    "public.movie": Row(supertypes: ["public.audiovisual-content"]),
    "public.video": Row(supertypes: ["public.movie"]),
    "public.audio": Row(supertypes: ["public.audiovisual-content"]),
    "com.apple.quicktime-movie": Row(
      supertypes: ["public.movie"], extensions: ["mov", "qt"], media: "video/quicktime"),
    "public.mpeg-4": Row(supertypes: ["public.movie"], extensions: ["mp4", "mpg4"], media: "video/mp4"),
    "public.mp3": Row(supertypes: ["public.audio"], extensions: ["mp3"], media: "audio/mpeg"),
    "public.mpeg-4-audio": Row(supertypes: ["public.audio"], media: "audio/mp4"),
    "com.microsoft.waveform-audio": Row(
      supertypes: ["public.audio"], extensions: ["wav", "wave"], media: "audio/vnd.wave"),
  ]

  static let others: [String: Row] = [
    "public.data": Row(supertypes: ["public.item"]),
    "public.directory": Row(supertypes: ["public.item"]),
    "public.folder": Row(supertypes: ["public.directory"]),
    "com.apple.package": Row(supertypes: ["public.directory"]),
    "com.apple.bundle": Row(supertypes: ["public.directory"]),
    "public.composite-content": Row(supertypes: ["public.content"]),
    "public.url": Row(supertypes: ["public.data"]),
    "public.file-url": Row(supertypes: ["public.url"]),
    "com.apple.property-list": Row(supertypes: ["public.data"], extensions: ["plist"]),
    "com.apple.xml-property-list": Row(supertypes: ["com.apple.property-list", "public.xml"]),
    "com.apple.binary-property-list": Row(supertypes: ["com.apple.property-list"]),
    "com.adobe.pdf": Row(
      supertypes: ["public.data", "public.composite-content"], extensions: ["pdf"], media: "application/pdf"),
    "public.archive": Row(supertypes: ["public.data"]),
    "public.zip-archive": Row(
      supertypes: ["public.archive"], extensions: ["zip"], media: "application/zip"),
    "org.gnu.gnu-zip-archive": Row(
      supertypes: ["public.archive"], extensions: ["gz"], media: "application/x-gzip"),
    "public.spreadsheet": Row(supertypes: ["public.content"]),
    "public.presentation": Row(supertypes: ["public.composite-content"]),
    "public.font": Row(supertypes: ["public.data", "public.content"]),
    "org.idpf.epub-container": Row(
      supertypes: ["public.data", "public.composite-content"], extensions: ["epub"],
      media: "application/epub+zip"),
  ]

  /// All that a type conforms to, besides itself.
  static func supertypes(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var left = rows[identifier]?.supertypes ?? []
    while let next = left.popLast() {
      if found.insert(next).inserted { left += rows[next]?.supertypes ?? [] }
    }
    return found
  }

  static func identifier(extension name: String) -> String? {
    let name = name.lowercased()
    return rows.first { $0.value.extensions.contains(name) }?.key
  }

  static func identifier(media name: String) -> String? {
    let name = name.lowercased()
    return rows.first { $0.value.media == name }?.key
  }
}
