import EarshotSDK
import EarshotSwiftCode
import EarshotSwiftSemantics
import EarshotVocabulary

@testable import earshot_types

/// A piece of Swift with the types that the checker finds in it.
struct TypedCode {
  /// By what stands in the code; of several the last.
  private var types: [String: String] = [:]
  /// What does not fit.
  let problems: [String]
  /// Why types are not known.
  let gaps: [String]

  /// - Parameter others: further files of the module.
  init(_ code: String, others: [String] = []) {
    let source = SourceText(path: "main.swift", bytes: Array(code.utf8), module: "main")
    let (body, problems) = LargeStack.map([source]) { source -> (UncheckedBody, [String]) in
      let reader = CodeReader(operators: .collecting(from: [source]), conditions: .linux)
      let program = Program(reader: reader, library: EmbeddedLibrary.module)
      let module = program.addModule(named: "main")
      for (index, other) in others.enumerated() {
        module.add(reader.read(SourceText(path: "\(index).swift", bytes: Array(other.utf8), module: "main")))
      }
      let read = reader.read(source)
      let body = program.infer(module.add(read), read)
      return (UncheckedBody(body, source), body.problems.map(\.reason))
    }[0]
    self.problems = problems
    types = body.types
    gaps = body.gaps
  }

  subscript(_ expression: String) -> String? { types[expression] }

  /// What crosses threads of a body: texts alone.
  private struct UncheckedBody: Sendable {
    var types: [String: String] = [:]
    var gaps: [String] = []

    init(_ body: TypedBody, _ source: SourceText) {
      // The end of an optional chain stands where its last part does.
      var inner: Set<Expression> = []
      for case .optionalChain(let last) in body.types.keys.map(\.kind) { inner.insert(last) }
      for (expression, type) in body.types.sorted(by: { $0.key.span.start < $1.key.span.start }) {
        if !inner.contains(expression) { types[source.text(expression.span)] = type.description }
      }
      gaps = Set(body.types.values.flatMap(\.causes).map(\.text)).sorted()
    }
  }
}
