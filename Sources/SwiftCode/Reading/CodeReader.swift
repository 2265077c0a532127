@_spi(ExperimentalLanguageFeatures) import SwiftParser
import SwiftSyntax

/// Reads Swift files. What a file says of its declarations is read at once, what functions do and what variables
/// begin with on first use.
package struct CodeReader: Sendable {
  package let operators: OperatorSet
  package let conditions: BuildConditions

  package init(operators: OperatorSet = .standard, conditions: BuildConditions = .init()) {
    self.operators = operators
    self.conditions = conditions
  }

  /// For the declarations of the SDK.
  package static let ofDeclarations = CodeReader(operators: .standard, conditions: .linux)

  package func read(_ file: SourceText) -> FileCode {
    let reader = FileReader(file: file, operators: operators, conditions: conditions)
    // The parser's time doubles with every square bracket in others.
    let guarded = NestingGuard(file.bytes)
    let tree = CodeReader.parse(guarded.bytes)
    var code = reader.file(tree)
    code.faults = SyntaxErrors(tree, limit: CodeReader.mostFaults).errors
    if let cut = guarded.firstCut {
      let bounds = "\(NestingGuard.levels) levels (\(NestingGuard.squareLevels) for square ones)"
      code.faults.append(
        CodeFault(
          offset: cut, message: "brackets are nested deeper than \(bounds); what is deeper is left out",
          isTooDeep: true))
    }
    return code
  }

  /// More mistakes of one file help nobody.
  private static let mostFaults = 20

  static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { source in
      // Its own limit is 25 levels in a debug build, which views in views reach.
      var parser = Parser(
        source, maximumNestingLevel: maximumNesting, experimentalFeatures: [.keypathWithMethodMembers])
      return SourceFileSyntax.parse(from: &parser)
    }
  }

  /// More levels of code in code than this are left out by the parser.
  private static let maximumNesting = 1_200
}
