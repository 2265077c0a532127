#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starts the helper with the socket as its standard input; 0 and its process number, or an
/// error number.
func spawnHelper(
  path: String, arguments: [String], environment: [String], socket: Int32
) -> (result: Int32, pid: pid_t) {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, socket, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  // What the audio system and the library complain about is reported in frames.
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  return withCStrings([path] + arguments) { arguments in
    withCStrings(environment + helperEnvironment()) { environment in
      var pid: pid_t = 0
      var result = posix_spawn(&pid, path, &actions, nil, arguments, environment)
      // Whoever has just written the program, or was forked while it was written, lets go of it soon.
      for _ in 0..<50 where result == ETXTBSY {
        usleep(10_000)
        result = posix_spawn(&pid, path, &actions, nil, arguments, environment)
      }
      return (result, pid)
    }
  }
}

/// What the helper may know of our environment: where its libraries and the sound server are.
///
/// `ESPEAK_DATA_PATH` is not among them: the library would prefer it to the path it is given
/// (speech.md 1).
private func helperEnvironment() -> [String] {
  let names = [
    "PATH", "HOME", "USER", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "XDG_RUNTIME_DIR",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY",
    "ALSA_CONFIG_PATH", "ALSA_CONFIG_DIR", "ALSA_PLUGIN_DIR", "ALSA_CARD", "ALSA_PCM_CARD",
    "AUDIODEV", "PULSE_SERVER", "PULSE_SINK", "PULSE_COOKIE", "PULSE_RUNTIME_PATH",
    "PULSE_CLIENTCONFIG", "PULSE_LATENCY_MSEC", "PIPEWIRE_REMOTE", "PIPEWIRE_RUNTIME_DIR",
    "PIPEWIRE_LATENCY",
  ]
  let kept = names.compactMap { name in
    getenv(name).map { "\(name)=\(String(cString: $0))" }
  }
  // A crash costs one utterance and is reported; a backtrace of it would only take time.
  return kept + ["SWIFT_BACKTRACE=enable=no"]
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
