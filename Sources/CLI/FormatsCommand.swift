import ArgumentParser
import EarshotKit

struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats", abstract: "What can be read, and how to obtain each.",
    discussion: "Formats are recognised by what they hold; --input-format NAME says it.")

  func run() throws {
    var writer = TextWriter(isColored: Terminal.isColored(.auto, 1))
    writer.line("Screens (INPUT of every command):")
    for format in FormatDescription.all { writer.format(format) }
    writer.line("Recorded speech (conformance INPUT --recorded LOG):")
    for format in FormatDescription.recordings { writer.format(format) }
    try StandardStreams.put(writer.bytes)
  }
}

extension TextWriter {
  fileprivate mutating func format(_ format: FormatDescription) {
    text(format.name, .strong)
    line(": \(format.title)")
    line("  get it: \(format.howTo)")
    line("  lacks: \(format.lacks)")
  }
}
