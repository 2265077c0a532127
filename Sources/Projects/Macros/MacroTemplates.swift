import SwiftParser
import SwiftSyntax

/// What macros of packages write beside the types that they stand on: a macro is a program of the compiler that can't
/// be run here, so its declaration says it by a template, `@_writes("""…""")`.
package struct MacroTemplates {
  /// By the macro's name.
  private var templates: [String: String] = [:]

  package init() {}

  package mutating func add(_ template: String, of macro: String) { templates[macro] = template }

  /// Those that a stub of a package says.
  package mutating func add(declaredIn file: SourceFile) {
    guard file.mentions("@_writes(") else { return }
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    for macro in tree.statements.compactMap({ $0.item.as(MacroDeclSyntax.self) }) {
      for case .attribute(let attribute) in macro.attributes
      where attribute.attributeName.trimmedDescription == "_writes" {
        guard case .argumentList(let list) = attribute.arguments,
          let text = list.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { continue }
        add(text, of: macro.name.text)
      }
    }
  }

  /// A file with what its macros write at its end, where each line of its own keeps its place.
  package func expanded(_ file: SourceFile) -> SourceFile {
    guard templates.keys.contains(where: { file.mentions("@\($0)") }) else { return file }
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    // What is half written is told as it is, by its own lines.
    guard !tree.hasError else { return file }
    let collector = MacroUses(Set(templates.keys))
    collector.walk(tree)
    var written: [UInt8] = []
    let most = MacroTemplates.most(for: file.bytes.count)
    for use in collector.uses {
      guard let template = templates[use.macro],
        let code = SwiftGenTemplate.code(template, use.context, parameters: [:]),
        !Parser.parse(source: code).hasError
      else { continue }
      written += Array("\n\(code)\n".utf8)
      // A file of nothing but macros could write a thousand times of itself.
      if written.count > most { break }
    }
    if written.isEmpty { return file }
    var file = file
    file.bytes += written
    return file
  }

  /// How much is written for a file of a size: what a type leads to is a few times as long as its cases.
  private static func most(for size: Int) -> Int { 64_000 + 2 * size }
}

extension SourceFile {
  fileprivate func mentions(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.dropLast(max(0, wanted.count - 1)).contains { start in
        bytes[start] == wanted[0] && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
      }
    }
  }
}
