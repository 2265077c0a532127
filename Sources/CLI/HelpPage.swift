import ArgumentParser
import EarshotKit

/// The help of a command in paragraphs, one an option: no columns, which screen readers read across. A
/// command's own options are on its page; those that commands share are on the page `options`.
///
/// The words are those of the declarations, as the argument parser puts them together.
struct HelpPage {
  private struct Entry {
    var label: String
    var text = ""
  }

  private struct Section {
    var title: String
    /// What stands on the title's own line, and free text below it.
    var text: [String] = []
    var entries: [Entry] = []
  }

  static let sharedOptions = "Shared options"
  private static let width = 80
  /// Wide enough that the parser breaks no line.
  private static let unbroken = 100_000

  private var lines: [String] = []

  /// The page that is asked for; nil: the arguments ask for none.
  ///
  /// - Throws: `EarshotError.usage` where there is no such page.
  static func requested(by arguments: [String]) throws(EarshotError) -> HelpPage? {
    let asked = arguments.prefix { $0 != "--" }
    if arguments.first == "help" {
      guard arguments.count > 1 else { return HelpPage(of: nil) }
      return try named(arguments[1])
    }
    guard arguments.isEmpty || asked.contains("--help") || asked.contains("-h") else { return nil }
    return HelpPage(of: arguments.first.flatMap(command))
  }

  private static func named(_ name: String) throws(EarshotError) -> HelpPage {
    if name == "options" { return HelpPage.ofSharedOptions() }
    if let command = command(name) { return HelpPage(of: command) }
    let names = EarshotCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    throw .usage(
      "there is no help about \"\(name)\"\(NearestName.hint(for: name, among: ["options"] + names))")
  }

  private static func command(_ name: String) -> (any ParsableCommand.Type)? {
    EarshotCommand.configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// - Parameter command: nil: the program as a whole.
  private init(of command: (any ParsableCommand.Type)?) {
    let message =
      command.map { EarshotCommand.helpMessage(for: $0, columns: HelpPage.unbroken) }
      ?? EarshotCommand.helpMessage(columns: HelpPage.unbroken)
    let sections = HelpPage.sections(of: message)
    for section in sections where section.title != HelpPage.sharedOptions.uppercased() { add(section) }
    if sections.contains(where: { $0.title == HelpPage.sharedOptions.uppercased() }) {
      add("Options that commands share, such as --view, --ios, --locale and --quiet: earshot help options")
    } else if command == nil {
      add("A command's own page: earshot help COMMAND. Options that commands share: earshot help options")
    }
  }

  private init(lines: [String]) { self.lines = lines }

  private static func ofSharedOptions() -> HelpPage {
    let message = EarshotCommand.helpMessage(for: ReadCommand.self, columns: unbroken)
    var page = HelpPage(lines: [])
    page.add("Options that all commands share which read an INPUT.")
    for var section in sections(of: message) where section.title == sharedOptions.uppercased() {
      section.title = "OPTIONS"
      page.add(section)
    }
    return page
  }

  /// The page as it is printed.
  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  // MARK: Laying out

  private mutating func add(_ section: Section) {
    let isUntitled = section.title == "OVERVIEW"
    let title = section.title.prefix(1) + section.title.dropFirst().lowercased()
    var text = section.text
    if section.entries.isEmpty, !isUntitled, let first = text.first {
      add("\(title): \(HelpPage.plain(first))")
      text.removeFirst()
    } else if !isUntitled {
      add("\(title):")
    }
    for paragraph in text where !paragraph.isEmpty { add(paragraph) }
    for entry in section.entries {
      lines.append("")
      lines.append("  \(HelpPage.plain(entry.label))")
      lines += HelpPage.wrapped(entry.text, indent: 6)
    }
  }

  /// A paragraph; an example is one line, whatever its length.
  private mutating func add(_ paragraph: String) {
    let isExample = paragraph.hasPrefix("earshot ") || paragraph.hasPrefix("printf ")
    let followsExample =
      lines.last?.hasPrefix("  earshot ") == true || lines.last?.hasPrefix("  printf ") == true
    if !lines.isEmpty, !(isExample && followsExample) { lines.append("") }
    lines += isExample ? ["  \(paragraph)"] : HelpPage.wrapped(paragraph, indent: 0)
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, margin.count + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }

  /// `--rule <rule>` as `--rule RULE`.
  private static func plain(_ label: String) -> String {
    var plain = ""
    var isName = false
    for character in label {
      switch character {
      case "<": isName = true
      case ">": isName = false
      default: plain += isName ? character.uppercased() : String(character)
      }
    }
    return plain
  }

  // MARK: What the parser wrote

  private static func sections(of message: String) -> [Section] {
    var sections: [Section] = []
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (title, rest) = heading(line) {
        sections.append(Section(title: title, text: rest.isEmpty ? [] : [rest]))
      } else if !sections.isEmpty {
        add(line, to: &sections[sections.count - 1])
      }
    }
    return sections
  }

  /// `TITLE:`, with what comes after it.
  private static func heading(_ line: Substring) -> (String, String)? {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
    let title = line[..<colon]
    guard title.allSatisfy({ $0.isUppercase || $0 == " " }), title.first != " " else { return nil }
    return (String(title), String(line[line.index(after: colon)...].drop { $0 == " " }))
  }

  private static func add(_ line: Substring, to section: inout Section) {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    guard indent > 0 else { return section.text.append(String(line)) }
    if text.hasPrefix("See 'earshot help") { return }
    if indent > 2, !section.entries.isEmpty {
      let last = section.entries.count - 1
      section.entries[last].text += (section.entries[last].text.isEmpty ? "" : " ") + text
      return
    }
    let words = line.dropFirst(column)
    guard line.dropFirst(column - 1).first == " ", !words.hasPrefix("<") else {
      return section.entries.append(Entry(label: String(text)))
    }
    var label = line.prefix(column).drop { $0 == " " }
    while label.last == " " { label.removeLast() }
    section.entries.append(Entry(label: String(label), text: String(words)))
  }

  /// Where the parser's descriptions begin; a label that reaches it has its description on the next line.
  private static let column = 26
}
