import EarshotVocabulary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Utterances kept from run to run, so that a run over a project speaks only what has changed.
///
/// One file an utterance, named by what it was made from: text, voice, rate, pitch, volume, and
/// the version of library and voice data. An entry is put in its place in one step and checked
/// when it is read, so several processes may use one folder; what is damaged or foreign counts as
/// missing. Nothing fails because of a cache: where it can't be read or written, speech is made.
public struct SpeechCache: Hashable, Sendable {
  /// The folder that holds the entries; made when the first is kept.
  public var folder: String
  /// Bytes that all entries together may take. The oldest go first.
  public var limit: Int

  /// 256 MB: some hour and a half of speech.
  public static let defaultLimit = 256 << 20

  /// A cache in this folder, which need not be there yet.
  public init(folder: String, limit: Int = SpeechCache.defaultLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// The user's own: `$XDG_CACHE_HOME/earshot/speech`, else `~/.cache/earshot/speech`; nil where
  /// neither is known.
  public static var standard: SpeechCache? {
    if let base = variable("XDG_CACHE_HOME"), base.hasPrefix("/") {
      return SpeechCache(folder: "\(base)/earshot/speech")
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return SpeechCache(folder: "\(home)/.cache/earshot/speech")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What was kept for the key; nil where there is nothing, or nothing whole.
  func spoken(for key: CacheKey, lengthOnly: Bool = false) -> SpokenUtterance? {
    let descriptor = open(path(of: key), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      let spoken = CacheEntry.read(
        descriptor, length: Int(status.st_size), key: key, lengthOnly: lengthOnly)
    else { return nil }
    markUsed(descriptor, status)
    return spoken
  }

  /// Makes an entry young again, once a day at most: what is in use stays.
  private func markUsed(_ descriptor: Int32, _ status: stat) {
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    if time(nil) - changed > 86_400 { futimens(descriptor, nil) }
  }

  /// Keeps an utterance; false where that was not possible, which harms nobody.
  @discardableResult
  func keep(_ spoken: SpokenUtterance, for key: CacheKey) -> Bool {
    guard spoken.outcome == .spoken || spoken.outcome == .cut else { return false }
    return put(at: path(of: key), in: key.shard) { CacheEntry.write(spoken, key: key, to: $0) }
  }

  /// Writes a file under another name, then puts it in its place in one step.
  @discardableResult
  func put(at target: String, in shard: String, _ write: (Int32) -> Bool) -> Bool {
    let temporary = "\(target).\(getpid()).partial"
    var file = SpeechCache.opened(temporary)
    if file.descriptor < 0, errno == ENOENT, makeFolder(named: shard) { file = SpeechCache.opened(temporary) }
    guard file.descriptor >= 0 else { return false }
    let isWhole =
      write(file.descriptor) && (file.isNamed || NamelessFile.name(file.descriptor, temporary))
    guard close(file.descriptor) == 0, isWhole, rename(temporary, target) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  private static func opened(_ path: String) -> (descriptor: Int32, isNamed: Bool) {
    if let nameless = NamelessFile.open(inFolderOf: path, mode: 0o600) { return (nameless, false) }
    return (openNew(path), true)
  }

  private func path(of key: CacheKey) -> String { "\(folder)/\(key.shard)/\(key.name)" }

  /// Makes the folder and what it stands in, for the user alone.
  private func makeFolder(named shard: String) -> Bool {
    var path = ""
    for part in "\(folder)/\(shard)".split(separator: "/", omittingEmptySubsequences: false) {
      path += path.isEmpty && part.isEmpty ? "/" : "\(part)/"
      guard mkdir(path, 0o700) == 0 || errno == EEXIST || errno == EISDIR else { return false }
    }
    return true
  }
}

/// A file of a name that nothing has yet. Outside the type, whose own `open` would be meant there.
private func openNew(_ path: String) -> Int32 {
  open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
}
