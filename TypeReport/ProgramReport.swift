import EarshotSwiftCode
import EarshotSwiftSemantics
import Foundation

/// What the checker says of every expression of a program.
struct ProgramReport {
  struct Row {
    /// Where the expression starts and where its last token does, in bytes of the program.
    var start: Int
    var end: Int
    var type: String
    var declaration: String?
  }

  private(set) var rows: [Row] = []
  let body: TypedBody

  private static let imports = "import Foundation\n\n"
  private static let prefix = imports.utf8.count

  init(_ program: OracleProgram, library: @escaping Library) {
    let text = ProgramReport.imports + program.code
    let source = SourceText(path: "main.swift", bytes: Array(text.utf8), module: "main")
    let reader = CodeReader(operators: .collecting(from: [source]), conditions: .linux)
    let checked = Program(reader: reader, library: library)
    let code = reader.read(source)
    let scope = checked.addModule(named: "main").add(code)
    body = checked.infer(scope, code)
    rows = makeRows(Tokens(source.bytes))
  }

  private func makeRows(_ tokens: Tokens) -> [Row] {
    var constructed: [EarshotSwiftCode.Expression: Choice] = [:]
    for (expression, choice) in body.choices where choice.value.isInitializer {
      if case .call(let function, _) = expression.kind { constructed[function] = choice }
    }
    // Of expressions with one range the outermost counts: that is the end of an optional chain.
    var inner: Set<EarshotSwiftCode.Expression> = []
    for case .optionalChain(let last) in body.types.keys.map(\.kind) { inner.insert(last) }
    let found = body.types.filter { !inner.contains($0.key) }.map { expression, type in
      Row(
        start: expression.span.start - ProgramReport.prefix,
        end: tokens.last(before: expression.span.end) - ProgramReport.prefix,
        type: (constructed[expression]?.type ?? type).description,
        declaration: declaration(of: expression, constructed[expression]))
    }
    return found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private func declaration(
    of expression: EarshotSwiftCode.Expression, _ constructed: Choice?
  ) -> String? {
    if case .name(let name) = expression.kind, name.base == "self" { return "self" }
    if let local = body.locals[expression] {
      return local.span.end > local.span.start ? "@\(local.span.start - ProgramReport.prefix)" : local.name
    }
    if let constructed {
      // A subclass that inherits an initializer has one of its own for the compiler.
      let made = constructed.type.constructed
      if let made, made !== constructed.value.owner, made.module.name == "main" {
        return "@\(made.code.nameSpan.start - ProgramReport.prefix)"
      }
      return constructed.value.shown(ProgramReport.prefix)
    }
    guard let choice = body.choices[expression] else { return nil }
    if case .call = expression.kind, choice.value.isInitializer { return nil }
    return choice.value.shown(ProgramReport.prefix)
  }

  /// A line for `Scripts/oracle/typed.py --compare`.
  func line(file: String, name: String) -> String {
    let list = rows.map { [$0.start, $0.end, $0.type, $0.declaration ?? NSNull()] as [Any] }
    let object: [String: Any] = [
      "file": file, "name": name, "expressions": list, "problems": body.problems.map(\.reason),
      "causes": Set(body.types.values.flatMap(\.causes).map(\.text)).sorted(),
    ]
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
