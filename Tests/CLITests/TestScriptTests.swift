#if os(Linux)
  import Foundation
  import Testing

  @Suite("make test")
  struct TestScriptTests {
    private static let script =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scripts/run-tests.sh").path

    /// Runs a shell line in the place of `swift test`.
    private func run(_ line: String) throws -> (code: Int32, lines: [String]) {
      let result = try Program.run(["sh", "-c", line], program: TestScriptTests.script)
      return (result.code, result.output.split(separator: "\n").map(String.init))
    }

    @Test("says what ran and how long, after the closing line of swift test")
    func passed() throws {
      let closing = "Test run with 2615 tests in 421 suites passed after 252.157 seconds."
      let result = try run("echo '\(closing)'")
      #expect(result.code == 0)
      #expect(result.lines.first == closing)
      #expect(result.lines.last?.hasPrefix("2,615 tests in 421 suites passed in 4 min 12 s (") == true)
    }

    @Test("names the ten slowest suites, the slowest first")
    func slowest() throws {
      let suites = (1...12).map { "✔ Suite \"S\($0)\" passed after \($0 * 2).512 seconds." }
      let result = try run(
        "echo '\(suites.joined(separator: "\n"))\nTest run with 1 test in 1 suite passed after 0.1 seconds.'")
      let named = try #require(result.lines.firstIndex(of: "The slowest suites, each beside others:"))
      let ten = (3...12).reversed().map { "\($0 * 2) s: \"S\($0)\"" }
      #expect(Array(result.lines[(named + 1)...].prefix(11).dropLast()) == ten)
    }

    @Test("keeps the exit code of swift test and says how much failed")
    func failed() throws {
      let result = try run(
        "echo 'Test run with 1 test in 1 suite failed after 2.1 seconds with 2 issues.'; exit 3")
      #expect(result.code == 3)
      #expect(result.lines.last?.hasPrefix("1 test in 1 suite failed in 2 s with 2 issues (") == true)
    }

    @Test("is no success where the tests did not run to their end", arguments: ["true", "kill -9 $$"])
    func unfinished(line: String) throws {
      let result = try run(line)
      #expect(result.code != 0)
      #expect(result.lines.last?.hasPrefix("error: the tests did not run to their end") == true)
    }

    @Test("fails where the tests leave a process running, and names it")
    func leftover() throws {
      let result = try run(
        """
        echo 'Test run with 1 test in 1 suite passed after 0.1 seconds.'
        setsid bash -c '\(Tmux.closingAll)' bash sleep 47 >/dev/null 2>&1 &
        until grep -qas '^sleep' /proc/$!/cmdline; do :; done
        """)
      #expect(result.code == 1)
      let left = try #require(result.lines.last?.split(separator: " "))
      #expect(left.dropFirst() == ["sleep", "47"])
      kill(try #require(pid_t(left[0])), SIGKILL)
    }
  }
#endif
