import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A child process from the parent's side.
final class Child {
  enum Report {
    /// It begins a run.
    case run(Int)
    /// Something that must hold did not, in the run that it said last.
    case fault(String)
    /// It has done all runs.
    case done
    /// It ended by itself, with what it said last on standard error.
    case ended(signal: Int32?, code: Int32, lastWords: String)
    /// It has said nothing for too long, and was ended.
    case silent
  }

  private let process = Process()
  private let pipe = Pipe()
  private let errors: String
  private var pending: [UInt8] = []

  /// - Parameter arguments: of this same program.
  init(_ arguments: [String]) throws {
    errors = "\(FuzzOptions.temporaryFolder)/earshot-fuzz-\(UUID().uuidString).err"
    try Output.write([], to: errors)
    process.executableURL = URL(fileURLWithPath: FuzzOptions.ownPath)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(atPath: errors) }

  /// Waits for its next line.
  func next(within seconds: Double) -> Report {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        if line.hasPrefix("run "), let number = Int(line.dropFirst(4)) { return .run(number) }
        if line.hasPrefix("fault ") { return .fault(String(line.dropFirst(6))) }
        if line == "done" { return .done }
        continue
      }
      let file = pipe.fileHandleForReading.fileDescriptor
      var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard Self.wait(&poll, seconds) else {
        end()
        return .silent
      }
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(file, &buffer, buffer.count)
      if count <= 0 { return ended() }
      pending += buffer[..<count]
    }
  }

  /// Ends it, whatever it does.
  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func wait(_ file: inout pollfd, _ seconds: Double) -> Bool {
    poll(&file, 1, Int32(seconds * 1_000)) > 0
  }

  private func ended() -> Report {
    process.waitUntilExit()
    let words = FileManager.default.contents(atPath: errors).map {
      String(decoding: $0.suffix(2_000), as: UTF8.self)
    }
    let isSignal = process.terminationReason == .uncaughtSignal
    return .ended(
      signal: isSignal ? process.terminationStatus : nil, code: process.terminationStatus,
      lastWords: words ?? "")
  }
}

extension Child.Report {
  /// What is wrong with it, the same for the same cause; nil: nothing.
  var fault: String? {
    switch self {
    case .run, .done: return nil
    case .fault(let text): return text.hasPrefix("memory") ? "memory" : text
    case .silent: return "no end"
    case .ended(let signal, let code, let words):
      let fatal =
        words.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("rror: ") } ?? ""
      return "\(signal.map { "signal \($0)" } ?? "exit code \(code)") \(fatal)"
    }
  }
}
