#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running `git`, which is written to and read from through one socket.
struct GitProcess: Sendable {
  private let process: pid_t
  private let socket: CInt
  /// What git says on standard error, in a file without a name.
  private let messages: CInt

  /// Variables that would make git look at another repository than the one around the input.
  private static let foreign = [
    "GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_PREFIX=", "GIT_OBJECT_DIRECTORY=",
    "GIT_COMMON_DIR=",
  ]
  /// Git asks nobody, takes no locks, and fetches nothing by the way.
  private static let own = [
    "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none",
    "LC_ALL=C",
  ]

  /// - Throws: `EarshotError.unavailable` where there is no git.
  init(_ arguments: [String], in folder: String) throws(EarshotError) {
    var ends: [CInt] = [0, 0]
    guard socketpair(AF_UNIX, SocketKind.stream, 0, &ends) == 0 else {
      throw .failed("no socket for git: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var on: CInt = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<CInt>.size))
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    messages = GitProcess.unnamedFile()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    if messages >= 0 {
      posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var words = (["git", "-C", folder] + arguments).map { strdup($0) } + [nil]
    var environment = GitProcess.environment().map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, "git", &actions, nil, &words, &environment)
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      if messages >= 0 { close(messages) }
      throw .unavailable(
        "git can't be started: \(String(cString: strerror(status))); revisions are read with it, so install git"
      )
    }
    self.process = process
    socket = ends[0]
  }

  private static func environment() -> [String] {
    var words: [String] = []
    var next = environ
    while let word = next.pointee {
      let text = String(cString: word)
      if !foreign.contains(where: text.hasPrefix) { words.append(text) }
      next += 1
    }
    // The first of a name counts.
    return own + words
  }

  private static func unnamedFile() -> CInt {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
  }

  /// Sends a request; false where git is gone.
  func write(_ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: CInt = 0
    #else
      let flags = CInt(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = send(socket, slice.baseAddress, slice.count, flags)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Says that nothing more will be sent.
  func closeInput() { shutdown(socket, CInt(SHUT_WR)) }

  /// Up to so many bytes of what git answers; empty at the end.
  func readSome(_ most: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      var got = recv(socket, buffer.baseAddress, most, 0)
      while got < 0, errno == EINTR { got = recv(socket, buffer.baseAddress, most, 0) }
      count = max(0, got)
    }
  }

  /// All that git answers up to its end, but never more than `bound`.
  func readAll(bound: Int) throws(FileSystem.ReadFailure) -> [UInt8] {
    try FileSystem.read(socket, bound: bound)
  }

  /// Waits for the end of git, which comes when its input ends.
  ///
  /// - Returns: the exit code, and what git said last on standard error.
  func finish() -> (code: CInt, message: String) {
    close(socket)
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    defer { if messages >= 0 { close(messages) } }
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128
    return (code, messages >= 0 ? message() : "")
  }

  private func message() -> String {
    lseek(messages, 0, SEEK_SET)
    let bytes = (try? FileSystem.read(messages, bound: 1 << 16)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? ""
    return String(line.firstIndex(of: ":").map { line[line.index(after: $0)...].drop { $0 == " " } } ?? line)
  }
}

private enum SocketKind {
  #if canImport(Glibc)
    static let stream = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #else
    static let stream = SOCK_STREAM
  #endif
}
