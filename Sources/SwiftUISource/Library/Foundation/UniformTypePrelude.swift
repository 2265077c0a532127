/// Uniform Type Identifiers, written as an app would write them and evaluated with the app: what conforms to what,
/// and the extensions and MIME types of the system's own. What other apps declare is on no device before them.
enum UniformTypePrelude {
  static let source = SourceFile(standingInFor: "UniformTypeIdentifiers", constants + types)

  /// Whether any of the files asks a type something, or makes one.
  static func isNeeded(by files: [SourceFile]) -> Bool {
    files.contains { file in file.mentions(name) && uses.contains { file.mentions($0) } }
  }

  private static let name = Array("UTType".utf8)

  private static let uses = [
    Array("UTType(".utf8), Array("conforms(to".utf8), Array("preferred".utf8), Array("identifier".utf8),
  ]

  private static let constants: String = {
    let rows = UniformTypeList.rows.filter { $0.constant != "-" }
    let lines = rows.map { #"  static var \#($0.constant): UTType { UTType(known: "\#($0.identifier)") }"# }
    return "extension UTType {\n" + lines.joined(separator: "\n") + "\n}\n"
  }()

  private static func table(_ texts: (UniformTypeList.Row) -> [Substring]) -> String {
    let rows = UniformTypeList.rows.filter { !texts($0).isEmpty }
    return "["
      + rows.map { row in
        #""\#(row.identifier)": [\#(texts(row).map { "\"\($0)\"" }.joined(separator: ", "))]"#
      }
      .joined(separator: ", ") + "]"
  }

  /// Which type an ending or a MIME type means: the first that has it.
  private static func types(by texts: (UniformTypeList.Row) -> [Substring]) -> String {
    var seen: Set<Substring> = []
    let pairs = UniformTypeList.rows.flatMap { row in
      texts(row).filter { seen.insert($0).inserted }.map { #""\#($0)": "\#(row.identifier)""# }
    }
    return "[" + pairs.joined(separator: ", ") + "]"
  }

  private static let types = """
    struct UTTagClass: RawRepresentable, Hashable {
      let rawValue: String
      static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
      static let mimeType = UTTagClass(rawValue: "public.mime-type")
    }

    struct UTType: Hashable, Codable, CustomStringConvertible {
      let identifier: String
      private let declaredParents: [String]
      private let ending: String?
      private let mime: String?
      private static let parents: [String: [String]] = \(table(\.parents))
      private static let endings: [String: [String]] = \(table(\.extensions))
      private static let mimes: [String: [String]] = \(table(\.mimeTypes))
      private static let typesByEnding: [String: String] = \(types(by: \.extensions))
      private static let typesByMime: [String: String] = \(types(by: \.mimeTypes))

      init(known identifier: String, parents: [String] = [], ending: String? = nil, mime: String? = nil) {
        self.identifier = identifier
        self.declaredParents = parents
        self.ending = ending
        self.mime = mime
      }
      init?(_ identifier: String) { self.init(known: identifier) }
      init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(known: identifier, parents: [parent?.identifier ?? "public.data"])
      }
      init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(known: identifier, parents: [parent?.identifier ?? "public.data"])
      }
      init?(filenameExtension: String, conformingTo parent: UTType = UTType(known: "public.data")) {
        if let known = UTType.typesByEnding[filenameExtension.lowercased()] {
          self.init(known: known)
        } else {
          self.init(known: "dyn." + filenameExtension, parents: [parent.identifier], ending: filenameExtension)
        }
      }
      init?(mimeType: String, conformingTo parent: UTType = UTType(known: "public.data")) {
        if let known = UTType.typesByMime[mimeType.lowercased()] {
          self.init(known: known)
        } else {
          self.init(known: "dyn." + mimeType, parents: [parent.identifier], mime: mimeType)
        }
      }
      init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) {
        if tagClass == .mimeType {
          self.init(mimeType: tag, conformingTo: parent ?? .data)
        } else {
          self.init(filenameExtension: tag, conformingTo: parent ?? .data)
        }
      }

      var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        for name in declaredParents + (UTType.parents[identifier] ?? []) {
          let parent = UTType(known: name)
          found.insert(parent)
          found.formUnion(parent.supertypes)
        }
        return found
      }
      func isSubtype(of type: UTType) -> Bool {
        for name in declaredParents + (UTType.parents[identifier] ?? []) {
          if name == type.identifier { return true }
          if UTType(known: name).isSubtype(of: type) { return true }
        }
        return false
      }
      func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
      func conforms(to type: UTType) -> Bool { identifier == type.identifier || isSubtype(of: type) }

      var preferredFilenameExtension: String? { ending ?? UTType.endings[identifier]?.first }
      var preferredMIMEType: String? { mime ?? UTType.mimes[identifier]?.first }
      var tags: [UTTagClass: [String]] {
        var found: [UTTagClass: [String]] = [:]
        found[.filenameExtension] = UTType.endings[identifier] ?? (ending == nil ? [] : [ending!])
        found[.mimeType] = UTType.mimes[identifier] ?? (mime == nil ? [] : [mime!])
        return found
      }
      var isDynamic: Bool { identifier.hasPrefix("dyn.") }
      var isDeclared: Bool { !isDynamic }
      var isPublic: Bool { identifier.hasPrefix("public.") }
      var description: String { identifier }
      static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
      func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }
    """
}
