import EarshotTranscript
import EarshotVocabulary

/// Notices which scripts a change touches: those whose own file, included file or opened source is
/// different, and those that are new.
public struct TranscriptWatch: Sendable {
  /// What has changed.
  public struct Change: Sendable {
    /// Files and folders, as they are shown.
    public var files: [String] = []
    /// The scripts that are to be run again.
    public var scripts: Set<String> = []
  }

  private var files: [String: SourceWatch] = [:]
  private var inputs: [WatchedInput: (watch: SourceWatch, scripts: Set<String>)] = [:]

  /// Watches nothing yet.
  public init() {}

  /// Watches what the scripts of a suite come from now; what is watched already stays as it was
  /// last seen.
  public mutating func follow(_ suite: TranscriptSuite) {
    var before = (files: files, inputs: inputs)
    (files, inputs) = ([:], [:])
    for script in suite.scripts {
      let origins = suite.origins(of: script)
      files[script] = before.files.removeValue(forKey: script) ?? SourceWatch(files: origins.files)
      for input in origins.inputs {
        let watch = inputs[input]?.watch ?? before.inputs[input]?.watch ?? input.watch
        inputs[input] = (watch, (inputs[input]?.scripts ?? []).union([script]))
      }
    }
  }

  /// What has changed since the last time that this was asked; nil: nothing.
  ///
  /// - Parameter suite: as the scripts lie there now.
  public mutating func change(in suite: TranscriptSuite) -> Change? {
    var change = Change()
    let known = Set(files.keys)
    for script in suite.scripts where !known.contains(script) {
      change.files.append(script)
      change.scripts.insert(script)
    }
    for script in known.sorted() {
      guard let changed = files[script]?.changes(), !changed.isEmpty else { continue }
      // What it includes may be other files now.
      files[script] = nil
      change.files += changed
      change.scripts.insert(script)
    }
    for input in inputs.keys {
      guard let changed = inputs[input]?.watch.changes(), !changed.isEmpty else { continue }
      change.files += changed
      change.scripts.formUnion(inputs[input]?.scripts ?? [])
    }
    change.scripts.formIntersection(suite.scripts)
    guard !change.scripts.isEmpty else { return nil }
    change.files = TranscriptWatch.shown(change.files)
    follow(suite)
    return change
  }

  /// Each once; a folder only where nothing in it is named.
  private static func shown(_ files: [String]) -> [String] {
    let all = Set(files)
    return all.filter { path in
      FileSystem.status(path)?.kind != .folder || !all.contains { $0.hasPrefix(path + "/") }
    }.sorted()
  }
}

/// An input of scripts with what says where its code is.
struct WatchedInput: Hashable, Sendable {
  private let path: String
  private let sources: [String]
  private let data: String?
  private let isPackage: Bool

  init(_ input: String, _ options: [TranscriptOption], from script: String) {
    let folder = FilePath.folder(of: script)
    let resolved = options.map { TranscriptOptions.resolved($0, in: folder) }
    let path = FilePath.resolved(input, in: folder)
    sources = resolved.filter { $0.name == "sources" }.map(\.value)
    data = resolved.value(of: "data")
    // All inputs of one package come from the same files.
    let package = sources.isEmpty ? EnclosingPackage.folder(around: FilePath.folder(of: path)) : nil
    self.path = package.map(ShownPath.of) ?? path
    isPackage = package != nil
  }

  var watch: SourceWatch {
    var options = OpenOptions()
    options.sources = sources
    options.data = data
    // Without a package definitions are looked up in the file's folder.
    if sources.isEmpty, !isPackage {
      options.sources = [FilePath.folder(of: path)]
    }
    return SourceWatch([path], options: options)
  }
}
