import EarshotVocabulary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file as it was at a revision of the Git repository around it.
enum GitRevision {
  /// - Throws: `EarshotError.missing` or `.usage` where the revision or the file in it is not
  ///   there, `.unavailable` where there is no `git`.
  static func bytes(
    of path: String, at revision: String, bounds: Bounds
  ) throws(EarshotError) -> [UInt8] {
    // A revision that looks like an option must not become one.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains(":") else {
      throw .usage("\"\(revision)\" is no revision")
    }
    let folder = String(FilePath.folder(of: path))
    let name = String(FilePath.name(path))
    let arguments = ["git", "-C", folder.isEmpty ? "." : folder, "show", "\(revision):./\(name)"]
    let run = try Run(arguments)
    let bytes = try run.output(bounds: bounds, file: path)
    guard run.wait() == 0 else {
      throw .usage("\(path) is not in the revision \"\(revision)\", or it is no revision")
    }
    return bytes
  }

  /// A program whose standard output is read.
  private struct Run {
    let process: pid_t
    let file: CInt

    init(_ arguments: [String]) throws(EarshotError) {
      var ends: [CInt] = [0, 0]
      guard pipe(&ends) == 0 else { throw .failed("no pipe to git: \(String(cString: strerror(errno)))") }
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
      #else
        var actions = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addclose(&actions, ends[0])
      var process: pid_t = 0
      var words = arguments.map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      let status = posix_spawnp(&process, "git", &actions, nil, &words, environ)
      close(ends[1])
      guard status == 0 else {
        close(ends[0])
        throw .unavailable("git can't be started: \(String(cString: strerror(status)))")
      }
      self.process = process
      file = ends[0]
    }

    func output(bounds: Bounds, file name: String) throws(EarshotError) -> [UInt8] {
      defer { close(file) }
      do {
        return try FileSystem.read(file, bound: bounds.inputBytes)
      } catch {
        throw .unreadable(name, "the revision can't be read, or exceeds \(bounds.inputBytes) bytes")
      }
    }

    func wait() -> CInt {
      var status: CInt = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status
    }
  }
}
