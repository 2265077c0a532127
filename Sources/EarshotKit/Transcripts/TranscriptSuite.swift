import EarshotTranscript
import EarshotVocabulary

/// Scripts that are run together: `earshot run`.
public struct TranscriptSuite: Sendable {
  /// How they are run.
  public struct Options: Sendable {
    /// Names of cases must hold one of these; empty: all are run.
    public var filters: [String] = []
    /// Scripts whose cases are run, as `scripts` names them; nil: all.
    public var scripts: Set<String>?
    /// One of `count` equal shares, by its 1-based number.
    public var shard: (number: Int, count: Int)?
    /// Nothing is run after the first case that does not pass.
    public var failsFast = false
    /// Every difference has the causes of what was heard, not only the first of a case.
    public var explains = false
    /// Options that hold before those of the scripts.
    public var base: [TranscriptOption] = []
    /// Who measures `~ seconds` and `~ audio`; nil: those checks can't be made.
    public var voice: (any TranscriptVoice)?

    /// Every case, as the scripts say.
    public init() {}
  }

  /// A case, or a script that can't be read.
  private enum Entry: Sendable {
    case test(TranscriptCase)
    case broken(file: String, [Notice], code: Int32)

    var name: String {
      switch self {
      case .test(let test): test.name
      case .broken(let file, _, _): file
      }
    }

    var file: String {
      switch self {
      case .test(let test): test.file
      case .broken(let file, _, _): file
      }
    }

    static func closed(_ error: EarshotError) -> Entry {
      .broken(file: error.notices.first?.location?.file ?? "", error.notices, code: error.exitCode)
    }
  }

  private let entries: [Entry]
  private let confinement: Confinement
  private let allowedOutside: [String]
  private let texts: [String: ScriptText]

  /// Finds and reads the scripts; a folder stands for all scripts under it.
  ///
  /// - Parameter allowed: files and folders outside of the scripts' projects that they may open and include.
  /// - Throws: where a path leads to nothing. What is wrong inside a script is a result of its own.
  public init(_ paths: [String], allowingOutside allowed: [String] = []) throws(EarshotError) {
    guard !paths.isEmpty else { throw .usage("there is no script: name a file or a folder") }
    let confinement = Confinement(named: paths, allowed: allowed)
    var entries: [Entry] = []
    var scripts: [(file: ScriptFile, isFound: Bool)] = []
    var seen: Set<String> = []
    for path in paths {
      if FileSystem.status(path)?.kind == .folder {
        let found = try ScriptFiles.found(in: path, within: confinement)
        entries += found.closed.map(Entry.closed)
        for file in found.files where seen.insert(file.real).inserted {
          scripts.append((try ScriptFiles.read(file), true))
        }
      } else if seen.insert(FileSystem.realPath(path) ?? path).inserted {
        scripts.append((try ScriptFiles.read(path, within: confinement), false))
      }
    }
    let dialect = ScriptDialect(confinement: confinement)
    let parsed = LargeStack.map(scripts.map(\.file)) { script in
      Result { () throws(TranscriptFaults) in try TranscriptParser(dialect).parse(script) }
    }
    var texts: [String: ScriptText] = [:]
    for case .success(let script) in parsed { texts.merge(script.texts) { first, _ in first } }
    let parts = TranscriptSuite.parts(of: parsed)
    for ((script, isFound), result) in zip(scripts, parsed) {
      switch result {
      case .success(let script): entries += script.cases.map(Entry.test)
      case .failure(let faults):
        // A part of other scripts that opens nothing itself is none by itself.
        let isPart = isFound && parts.contains(FileSystem.realPath(script.path) ?? script.path)
        if !isPart || TranscriptSuite.opens(script) {
          entries.append(.broken(file: script.path, faults.notices, code: faults.code))
        }
      }
    }
    self.entries = entries
    self.confinement = confinement
    allowedOutside = allowed
    self.texts = texts
  }

  /// The names of all cases, in order.
  public var names: [String] { entries.map(\.name) }

  /// The scripts, in order.
  public var scripts: [String] {
    var seen: Set<String> = []
    return entries.map(\.file).filter { seen.insert($0).inserted }
  }

  /// What the cases of a script come from: the script with what it includes, and the inputs that it
  /// opens, with the options that say where their code is.
  func origins(of script: String) -> (files: [String], inputs: Set<WatchedInput>) {
    var files = [script]
    var inputs: Set<WatchedInput> = []
    for entry in entries where entry.file == script {
      switch entry {
      // The fault may be in a file that it includes.
      case .broken(_, let faults, _): files += faults.compactMap { $0.location?.file }
      case .test(let test):
        for step in test.steps {
          files.append(step.place.file)
          guard case .open(let input, let options) = step.deed else { continue }
          inputs.insert(WatchedInput(input, options, from: step.place.file))
        }
      }
    }
    return (files, inputs)
  }

  /// The files that scripts include.
  private static func parts(of parsed: [Result<Transcript, TranscriptFaults>]) -> Set<String> {
    var parts: Set<String> = []
    for case .success(let script) in parsed {
      for path in script.texts.keys where path != script.file {
        parts.insert(FileSystem.realPath(path) ?? path)
      }
    }
    return parts
  }

  private static func opens(_ script: ScriptFile) -> Bool {
    String(decoding: script.bytes, as: UTF8.self).split(separator: "\n").contains { line in
      line.drop { $0 == " " || $0 == "\t" }.hasPrefix("@open")
    }
  }

  // MARK: Running

  /// Runs the cases side by side and hands over the results in the order of the cases, each as
  /// soon as it and all before it are there.
  ///
  /// - Throws: `EarshotError.usage` where the filters leave nothing.
  public func run(
    _ options: Options = Options(), result: @escaping @Sendable (TranscriptResult) -> Void = { _ in }
  ) throws(EarshotError) -> SuiteResult {
    let chosen = try chosen(options)
    let order = ResultsInOrder(failsFast: options.failsFast, result)
    let cache = InputCache(
      within: confinement.allowing(TranscriptOptions.paths(in: options.base)))
    let configurations = OnceByKey<String, Result<[TranscriptOption], EarshotError>>(bound: 4_096)
    let allowed = allowedOutside
    let items = Array(chosen.enumerated().map { (index: $0, entry: $1) })
    let start = ContinuousClock.now
    let results = LargeStack.map(items) { item in
      let result =
        order.isWanted(item.index)
        ? TranscriptSuite.result(of: item.entry, options, cache, allowed, configurations)
        : TranscriptSuite.notRun(item.entry)
      return order.put(result, at: item.index)
    }
    return SuiteResult(
      cases: order.settled(results), seconds: (ContinuousClock.now - start).inSeconds, texts: texts)
  }

  private func chosen(_ options: Options) throws(EarshotError) -> [Entry] {
    var chosen = options.scripts.map { scripts in entries.filter { scripts.contains($0.file) } } ?? entries
    if !options.filters.isEmpty {
      chosen = chosen.filter { entry in options.filters.contains { entry.name.contains($0) } }
      guard !chosen.isEmpty || options.scripts != nil else {
        let words = options.filters.map { "\"\($0)\"" }.joined(separator: " or ")
        throw .usage("no case has \(words) in its name; there are \(entries.count)")
      }
    }
    if let shard = options.shard {
      chosen = chosen.enumerated()
        .filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
    }
    return chosen
  }

  private static func result(
    of entry: Entry, _ options: Options, _ cache: InputCache, _ allowed: [String],
    _ configurations: OnceByKey<String, Result<[TranscriptOption], EarshotError>>
  ) -> TranscriptResult {
    switch entry {
    case .broken(let file, let notices, let code):
      var result = TranscriptResult(name: file, file: file)
      result.errors = notices
      result.errorCode = code
      return result
    case .test(let test):
      let folder = FilePath.folder(of: test.file)
      let configured = configurations.value(for: folder) {
        do throws(EarshotError) {
          return .success(try configuration(around: folder, allowed))
        } catch {
          return .failure(error)
        }
      }
      switch configured {
      case .failure(let error):
        var result = TranscriptResult(name: test.name, file: test.file)
        result.errors = error.notices
        result.errorCode = error.exitCode
        return result
      case .success(let configured):
        let start = ContinuousClock.now
        let host = ScreenHost(
          cache: cache, base: configured.overridden(by: options.base), voice: options.voice)
        var result = TranscriptRunner.run(test, on: host, explainsAll: options.explains)
        result.seconds = (ContinuousClock.now - start).inSeconds
        return result
      }
    }
  }

  private static func configuration(
    around folder: String, _ allowed: [String]
  ) throws(EarshotError) -> [TranscriptOption] {
    let found = try ProjectConfiguration.found(around: folder, allowingOutside: allowed)
    return (found?.options(for: .run) ?? []).filter { TranscriptOptions.names.contains($0.name) }
  }

  private static func notRun(_ entry: Entry) -> TranscriptResult {
    var result = TranscriptResult(name: entry.name, file: entry.file)
    result.isNotRun = true
    return result
  }
}

extension Duration {
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
