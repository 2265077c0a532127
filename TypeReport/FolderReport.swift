import EarshotSwiftCode
import EarshotSwiftSemantics
import Foundation

/// How much of the code in a folder has a known type, and what the rest is for want of.
struct FolderReport {
  private(set) var files = 0
  private(set) var expressions = 0
  private(set) var known = 0
  private(set) var causes: [String: Int] = [:]
  private(set) var problems: [String: Int] = [:]
  private(set) var slowest: [(seconds: Double, path: String)] = []

  /// - Parameter folder: all its Swift files are taken for one module of an app for iOS.
  init(_ folder: URL, library: @escaping Library) {
    let sources = FolderReport.sources(in: folder)
    let reader = CodeReader(operators: .collecting(from: sources), conditions: .iOS)
    let program = Program(reader: reader, library: library)
    let module = program.addModule(named: "main")
    let scopes = sources.map { source -> (FileScope, FileCode) in
      let code = reader.read(source)
      return (module.add(code), code)
    }
    for (scope, code) in scopes {
      let begin = Date()
      count(program.infer(scope, code))
      let seconds = Date().timeIntervalSince(begin)
      if seconds > 5 { FileHandle.standardError.write(Data("\(Int(seconds)) s: \(code.file.path)\n".utf8)) }
      slowest.append((seconds, code.file.path))
    }
    files = scopes.count
    slowest.sort { $0.seconds > $1.seconds }
  }

  private static func sources(in folder: URL) -> [SourceText] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).filter { url in
      url.pathExtension == "swift" && url.lastPathComponent != "Package.swift"
        && !url.pathComponents.contains { $0.hasPrefix(".") || $0.hasSuffix("Tests") }
    }.sorted { $0.path < $1.path }.compactMap { url in
      (try? Data(contentsOf: url)).map { SourceText(path: url.path, bytes: Array($0), module: "main") }
    }
  }

  private mutating func count(_ body: TypedBody) {
    for type in body.types.values {
      expressions += 1
      let gaps = type.causes
      if gaps.isEmpty { known += 1 }
      for gap in gaps { causes[gap.text, default: 0] += 1 }
    }
    for problem in body.problems { problems[problem.reason, default: 0] += 1 }
  }

  /// The numbers in words, with the most frequent causes.
  func text(most count: Int) -> String {
    let percent = expressions == 0 ? 100 : Double(known) * 100 / Double(expressions)
    var lines = [
      "\(files) files, \(expressions) expressions, \(String(format: "%.1f", percent)) % of them with a known type"
    ]
    lines += most(causes, count)
    lines.append("\(problems.values.reduce(0, +)) statements whose types don't fit")
    lines += most(problems, count)
    lines += slowest.prefix(5).map { String(format: "%.2f s ", $0.seconds) + $0.path }
    return lines.joined(separator: "\n")
  }

  private func most(_ counts: [String: Int], _ count: Int) -> [String] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map { "\($0.value)\t\($0.key)" }
  }
}
