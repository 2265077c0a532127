/// A text that mutants are made of, and how such a text is handed to the program.
struct Seed: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case swift, tree, capture, catalog, transcript, configuration, project
  }

  var kind: Kind
  /// Where it comes from, for messages.
  var origin: String
  /// The name that a mutant has: endings decide how a file is read.
  var name: String
  var bytes: [UInt8]

  /// nil: nothing that the program reads.
  init?(origin: String, name: String, bytes: [UInt8]) {
    guard let kind = Seed.kind(name, bytes) else { return nil }
    self.kind = kind
    self.origin = origin
    self.bytes = bytes
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    switch kind {
    case .swift: self.name = "Mutant.swift"
    case .tree, .capture: self.name = "Mutant.\(ending)"
    case .catalog:
      self.name = ending == "xcstrings" ? "Localizable.xcstrings" : "en.lproj/Localizable.\(ending)"
    case .transcript: self.name = "Mutant.earshot"
    case .configuration: self.name = ".earshot.yml"
    case .project: self.name = "Mutant.xcodeproj/project.pbxproj"
    }
  }

  private static func kind(_ name: String, _ bytes: [UInt8]) -> Kind? {
    if name == ".earshot.yml" || name == ".earshot.yaml" { return .configuration }
    switch name.split(separator: ".").last {
    case "swift": return .swift
    case "json", "yaml", "yml":
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("\"root\"") || text.contains("root:") ? .tree : .capture
    case "xml", "xib", "storyboard", "snap", "jsx", "tsx", "txt": return .capture
    case "xcstrings", "strings", "stringsdict": return .catalog
    case "earshot": return .transcript
    case "pbxproj": return .project
    default: return nil
    }
  }
}
