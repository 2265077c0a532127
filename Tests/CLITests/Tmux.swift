#if os(Linux)
  import Foundation
  import Glibc

  /// A real terminal: tmux with a shell in it, on a server of its own.
  final class Tmux {
    static let path: String? = {
      let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
      return folders.map { "\($0)/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The server's socket.
    let server: String

    /// - Parameter folder: where the shell stands. `sh` puts nothing right that a program leaves
    ///   wrong behind, unlike greater shells.
    init(
      in folder: String, columns: Int = 80, rows: Int = 24, of servers: TmuxServers = .shared
    ) throws {
      server = "\(servers.folder)/\(UUID().uuidString.prefix(8))"
      try run(
        "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder,
        "PS1='ready> ' ENV= sh -i")
      _ = waits(for: "ready>")
    }

    deinit { _ = try? run("kill-server") }

    /// Whether the server answers.
    static func isRunning(_ server: String) -> Bool {
      (try? output(of: [path ?? "", "-S", server, "list-sessions"]))?.isEmpty == false
    }

    /// false where it still answers after ten seconds.
    static func hasEnded(_ server: String) -> Bool {
      for _ in 0..<200 {
        if !isRunning(server) { return true }
        usleep(50_000)
      }
      return false
    }

    @discardableResult
    private func run(_ arguments: String...) throws -> String {
      try Tmux.output(of: [Tmux.path ?? "", "-S", server] + arguments)
    }

    static let closingAll =
      "for fd in /proc/$$/fd/*; do fd=${fd##*/}; [ $fd -gt 2 ] && eval \"exec $fd>&-\"; done; exec \"$@\""

    /// Runs a program that hands nothing of ours on to what it leaves running: tmux's server would
    /// keep the pipes of other tests open.
    static func output(of arguments: [String]) throws -> String {
      let file = NSTemporaryDirectory() + "earshot-\(UUID().uuidString)"
      defer { unlink(file) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      let id = try spawn(arguments, &actions)
      var status: CInt = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      return String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }

    /// Starts a program that has our environment and standard streams, but neither our other files
    /// nor the signals that a thread of ours blocks: `kill-server` is a SIGTERM that the server
    /// sends itself, and one that was started with it blocked never ends.
    static func spawn(
      _ arguments: [String], _ actions: inout posix_spawn_file_actions_t
    ) throws -> pid_t {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      let all = ["/bin/bash", "-c", closingAll, "bash"] + arguments
      var words = all.map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      var id = pid_t()
      guard posix_spawn(&id, all[0], &actions, &attributes, &words, environ) == 0 else {
        throw CocoaError(.executableNotLoadable)
      }
      return id
    }

    /// Keys by tmux's names: `Right`, `C-z`, `Enter`, `q`.
    func press(_ keys: String...) throws {
      for key in keys { try run("send-keys", key) }
    }

    func type(_ text: String) throws { try run("send-keys", "-l", text) }

    /// A line for the shell.
    func enter(_ line: String) throws {
      try type(line)
      try press("Enter")
    }

    func resize(columns: Int, rows: Int) throws {
      try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// A signal, by its name, for the program that the shell runs.
    func send(_ signal: String) throws {
      let shell = try run("display-message", "-p", "#{pane_pid}").filter(\.isNumber)
      _ = try Tmux.output(of: ["pkill", "-\(signal)", "-P", shell])
    }

    /// What stands on the terminal now.
    var screen: String { (try? run("capture-pane", "-p")) ?? "" }

    var lines: [String] { screen.split(separator: "\n").map(String.init) }

    /// The line that the terminal's cursor stands on.
    var cursorLine: String {
      let row = (try? run("display-message", "-p", "#{cursor_y}")) ?? ""
      let all = screen.split(separator: "\n", omittingEmptySubsequences: false)
      guard let row = Int(row.filter(\.isNumber)), all.indices.contains(row) else { return "" }
      return String(all[row])
    }

    /// false after ten seconds without it.
    func waits(for text: String) -> Bool { waits { $0.contains(text) } }

    func waits(until condition: (String) -> Bool) -> Bool {
      for _ in 0..<200 {
        if condition(screen) { return true }
        usleep(50_000)
      }
      return false
    }
  }
#endif
