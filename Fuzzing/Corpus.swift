import EarshotKit
import Foundation

/// The seeds: files of the folders that are named, and the texts between triple quotes in their Swift code, which in
/// our tests are captures, catalogs, trees and screens of our own.
struct Corpus: Sendable {
  private let byKind: [(kind: Seed.Kind, weight: Int, seeds: [Seed])]

  var count: Int { byKind.reduce(0) { $0 + $1.seeds.count } }

  /// Larger files cost more time than they find.
  private static let largest = 60_000

  /// How often a kind is drawn: code first, it has the most ways to go wrong.
  private static let weights: [Seed.Kind: Int] = [
    .swift: 55, .tree: 8, .capture: 13, .catalog: 8, .transcript: 8, .configuration: 3, .project: 5,
  ]

  init(folders: [String]) {
    var seeds: [Seed] = []
    for folder in folders {
      for path in Corpus.files(in: folder) {
        guard let data = FileManager.default.contents(atPath: path), data.count <= Corpus.largest else {
          continue
        }
        let bytes = [UInt8](data)
        if let seed = Seed(origin: path, name: (path as NSString).lastPathComponent, bytes: bytes) {
          seeds.append(seed)
        }
        if path.hasSuffix("Tests.swift") { seeds += Corpus.quoted(in: bytes, path) }
      }
    }
    seeds += Corpus.builtIn
    byKind = Seed.Kind.allCases.map { kind in
      (kind, Corpus.weights[kind] ?? 1, seeds.filter { $0.kind == kind })
    }.filter { !$0.seeds.isEmpty }
  }

  func draw(_ random: inout RandomNumbers) -> Seed {
    var left = random.below(byKind.reduce(0) { $0 + $1.weight })
    for entry in byKind {
      if left < entry.weight { return random.pick(entry.seeds) }
      left -= entry.weight
    }
    return random.pick(byKind[0].seeds)
  }

  /// A seed of a kind; any where there is none of it.
  func draw(_ kind: Seed.Kind, _ random: inout RandomNumbers) -> Seed {
    byKind.first { $0.kind == kind }.map { random.pick($0.seeds) } ?? draw(&random)
  }

  /// In one order on every machine; hidden folders and links are left out.
  private static func files(in folder: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    for case let path as String in found {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") && $0 != ".earshot.yml" }) {
        continue
      }
      let type =
        try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")[.type] as? FileAttributeType
      if type == .typeRegular { paths.append("\(folder)/\(path)") }
    }
    return paths.sorted()
  }

  private static func quoted(in bytes: [UInt8], _ path: String) -> [Seed] {
    let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\"\"\"")
    return parts.indices.filter { $0 % 2 == 1 }.compactMap { index in
      let text = parts[index].replacingOccurrences(of: "\\\"", with: "\"")
      let start = text.drop(while: \.isWhitespace)
      let ending =
        if text.contains("@open ") { "earshot" } else if start.hasPrefix("{") || start.hasPrefix("[") {
          "json"
        } else if start.hasPrefix("<") {
          "xml"
        } else if text.contains("body") || text.contains("func ") || text.contains("struct ") { "swift" } else
        { "txt" }
      return Seed(origin: "\(path)#\(index / 2)", name: "quoted.\(ending)", bytes: Array(text.utf8))
    }
  }

  /// Of the kinds that no folder may hold.
  private static let builtIn: [Seed] = [
    ("Localizable.strings", "/* The pier. */\n\"pier\" = \"Pier\";\n\"boats %d\" = \"%d boats at %@\";\n"),
    (
      "Localizable.xcstrings",
      #"{"sourceLanguage":"en","version":"1.0","strings":{"pier":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Pier"}}}},"%lld boats":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld boat"}},"other":{"stringUnit":{"state":"translated","value":"%lld boats"}}}}}}}}}"#
    ),
    (
      "Localizable.stringsdict",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>boats %d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d boat</string><key>other</key><string>%d boats</string></dict></dict></dict></plist>"
    ),
    (
      "project.pbxproj",
      "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 77; objects = { P = {isa = PBXProject; mainGroup = G; targets = (T, ); }; G = {isa = PBXGroup; children = (F, H, ); sourceTree = \"<group>\"; }; F = {isa = PBXFileReference; path = Host.swift; sourceTree = \"<group>\"; }; H = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; }; B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B, ); }; T = {isa = PBXNativeTarget; name = Pier; buildPhases = (S, ); productType = \"com.apple.product-type.application\"; }; }; rootObject = P; }\n"
    ),
    (
      ".earshot.yml",
      "locale: de_DE\nios: 18\nsettings:\n  hints: off\nsources: [Sources]\naudit:\n  fail-on: warning\n  exclude: [Tests]\n"
    ),
    ("Mutant.earshot", "# A walk.\n@open Host.swift\nPier\n> swipe right\n...\n~ swipes < 8\n"),
  ].compactMap { Seed(origin: "built in: \($0.0)", name: $0.0, bytes: Array($0.1.utf8)) }
}
