#if os(Linux)
  import Foundation
  import Glibc

  /// The folder of all sockets of this run, and a watcher that ends what still answers there when
  /// the run is over, also when it crashed or was killed: the socket between us closes with us.
  struct TmuxServers {
    static let shared = TmuxServers()

    let folder: String
    /// Open as long as this process lives; nobody writes.
    private let lifeline: Int32

    private static let ending = """
      read _; for socket in "$1"/*; do [ -S "$socket" ] && "$2" -S "$socket" kill-server; done; \
      rm -rf "$1"
      """

    init() {
      var template = Array("/tmp/earshot-tmux-XXXXXX".utf8CString)
      folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard folder != "/tmp", socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
        lifeline = -1
        return
      }
      lifeline = ends[1]
      defer { close(ends[0]) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      _ = try? Tmux.spawn(
        ["/bin/sh", "-c", TmuxServers.ending, "sh", folder, Tmux.path ?? "tmux"], &actions)
    }

    /// The same for a process of one's own: a run within the run.
    func end() { close(lifeline) }
  }
#endif
