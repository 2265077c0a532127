/// The file names of first transcripts: `SurveyCard-Plain.earshot`.
///
/// A name comes from the screen and its file alone, so that it stays when another screen is added.
/// Where files of one name lie in several folders, their folders are part of it.
struct TranscriptNames {
  /// In the order of the screens.
  private(set) var files: [String] = []

  init(_ screens: [(screen: String, file: String)]) {
    let namesakes = Dictionary(grouping: Set(screens.map(\.file))) { FilePath.name($0).lowercased() }
      .mapValues { files in files.map { Array($0.split(separator: "/").dropLast()) } }
    let shared = namesakes.mapValues { TranscriptNames.common($0) }
    var taken: Set<String> = []
    for (screen, file) in screens {
      let own = file.split(separator: "/").dropLast().dropFirst(shared[FilePath.name(file).lowercased()] ?? 0)
      let stem = TranscriptNames.stem(screen, of: file, with: own.joined(separator: "/"))
      var name = stem
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      files.append("\(name).\(ScriptFiles.fileExtension)")
    }
  }

  /// How many folders the ways to all files have in common.
  private static func common(_ folders: [[Substring]]) -> Int {
    guard let first = folders.first else { return 0 }
    return folders.reduce(first.count) { count, folder in
      min(count, zip(first, folder).prefix { $0 == $1 }.count)
    }
  }

  private static func stem(_ screen: String, of file: String, with folder: String) -> String {
    let base = FilePath.name(file).split(separator: ".").first.map(String.init) ?? "Screen"
    // A screen that is named after its file says its name once.
    let isNamed = screen == base || screen.hasPrefix(base + " ")
    return slug([folder, isNamed ? screen : "\(base)-\(screen)"].joined(separator: "/"))
  }

  /// Letters and digits of any script stay; everything else parts words.
  private static func slug(_ text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
    }
    let slug = words.map(String.init).joined(separator: "-")
    return slug.isEmpty ? "Screen" : String(slug.suffix(100))
  }
}
