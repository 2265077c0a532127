#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SpeechCache {
  /// An entry that could go.
  private struct Candidate {
    var path: String
    var bytes: Int
    /// Seconds of the clock at the last change.
    var age: Int
  }

  /// Seconds after which what a dead process left half-written is taken away.
  private static let leftoverAge = 3_600

  /// Takes the oldest entries away until what stays is under nine tenths of the limit; does
  /// nothing below the limit. One process at a time: another that comes meanwhile goes on.
  func sweep() {
    let lock = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return }
    var candidates = entries()
    var total = candidates.reduce(0) { $0 + $1.bytes }
    guard total > limit else { return }
    candidates.sort { ($0.age, $0.path) < ($1.age, $1.path) }
    for candidate in candidates where total > limit / 10 * 9 {
      if unlink(candidate.path) == 0 { total -= candidate.bytes }
    }
  }

  /// Takes everything away that was kept, and the folder where nothing else is in it.
  ///
  /// - Returns: how many utterances went, and the bytes of all files.
  public func clear() -> (utterances: Int, bytes: Int) {
    var (utterances, bytes) = (0, 0)
    for shard in names(in: folder) where shard.utf8.count == 2 || shard == SpeechCache.voices {
      for name in names(in: "\(folder)/\(shard)") {
        let path = "\(folder)/\(shard)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, unlink(path) == 0 else {
          continue
        }
        bytes += Int(status.st_size)
        if shard != SpeechCache.voices, !name.hasSuffix(".partial") { utterances += 1 }
      }
      rmdir("\(folder)/\(shard)")
    }
    unlink("\(folder)/lock")
    rmdir(folder)
    return (utterances, bytes)
  }

  private func entries() -> [Candidate] {
    let now = time(nil)
    var found: [Candidate] = []
    for shard in names(in: folder) where shard.count == 2 {
      for name in names(in: "\(folder)/\(shard)") {
        let path = "\(folder)/\(shard)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        #if canImport(Darwin)
          let age = status.st_mtimespec.tv_sec
        #else
          let age = status.st_mtim.tv_sec
        #endif
        if name.hasSuffix(".partial") {
          if now - age > SpeechCache.leftoverAge { unlink(path) }
        } else {
          found.append(Candidate(path: path, bytes: Int(status.st_size), age: Int(age)))
        }
      }
    }
    return found
  }

  private func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // Where it stands: a copy would take in what is behind it.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
