import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One run of the program, from its arguments to its exit code.
enum Program {
  static func run() -> Never {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let page = try HelpPage.requested(by: arguments) {
        StandardStreams.putOrEnd(page.bytes)
        exit(0)
      }
      try CommandName.check(arguments)
      var command = try EarshotCommand.parseAsRoot(arguments)
      try command.run()
      exit(0)
    } catch {
      Failure.end(error)
    }
  }
}

/// The command that all others hang on.
struct EarshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Hear what VoiceOver says about a SwiftUI screen, without a Mac or a phone.",
    discussion: """
      INPUT is a Swift file, a folder of them, a tree document (JSON or YAML), a capture by \
      another tool (`earshot formats`), or - for standard input.

      Exit codes: 0 done; 1 findings, or a file with a syntax error; 2 none, but a screen was not read (audit, \
      diff and compare --exit-code); 64 wrong usage; 65 input can't be read; 66 no such input; 69 voice or audio device missing; 70 internal error.

      earshot read Profile.swift
      earshot read Profile.swift --view ProfileCard --explain
      earshot navigate Profile.swift --preview 1
      earshot speak Profile.swift -o profile.wav
      earshot audit Sources
      earshot run Transcripts
      earshot diff
      """,
    version: Earshot.version,
    subcommands: [
      ReadCommand.self, TreeCommand.self, NavigateCommand.self, RunCommand.self,
      RecordCommand.self, SpeakCommand.self, RouteCommand.self,
      ConformanceCommand.self, FormatsCommand.self,
      AuditCommand.self, CompareCommand.self, DiffCommand.self,
    ])
}

/// Catches a mistyped command before the parser takes it for an argument too many.
enum CommandName {
  static func check(_ arguments: [String]) throws {
    guard let first = arguments.first, !first.hasPrefix("-"), first != "help" else { return }
    let names = EarshotCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(first) else { return }
    let hint = NearestName.hint(for: first, among: names)
    throw EarshotError.usage("unknown command \"\(first)\"\(hint)")
  }
}
