import EarshotSwiftCode
import Testing

@Suite("How expressions are read") struct ExpressionTests {
  @Test(
    "Operators bind as their precedence groups say",
    arguments: [
      ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("a == b && c || d", "(((a == b) && c) || d)"), ("a ... b + 1", "(a ... (b + 1))"),
      ("x as? Int ?? 0", "((x conditional) ?? 0)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("!a && -b < c", "((!a) && ((-b) < c))"), ("a << 2 * b", "((a << 2) * b)"),
    ])
  func precedence(code: String, expected: String) {
    #expect(bracketed(code) == expected)
  }

  @Test("An operator of the app's own binds as it is declared, wherever that stands")
  func declaredOperators() {
    let declarations = """
      precedencegroup Linking { higherThan: MultiplicationPrecedence associativity: right }
      infix operator <>: Linking
      """
    #expect(bracketed("a * b <> c <> d", after: declarations) == "(a * (b <> (c <> d)))")
  }

  @Test("Which operators assign is said by their group")
  func assigning() {
    let source = SourceText(
      path: "Tide.swift",
      bytes: Array("precedencegroup Setting { assignment: true }\ninfix operator <-: Setting".utf8),
      module: "Harbor")
    let operators = OperatorSet.collecting(from: [source])
    #expect(operators.isAssignment("+="))
    #expect(operators.isAssignment("<-"))
    #expect(!operators.isAssignment("+"))
  }

  @Test("An optional chain ends where the last member does")
  func chains() {
    #expect(bracketed("a?.b.c + d") == "(<a?.b.c> + d)")
    #expect(bracketed("a?.b(1)?[2]!.c") == "<a?.b(1)?[2]!.c>")
  }

  @Test("`try` and `await` reach over all to their right")
  func effects() {
    #expect(bracketed("try await read() + 1") == "(try (await (read() + 1)))")
    #expect(bracketed("try? read() ?? 2") == "(try? (read() ?? 2))")
  }

  @Test("Closures behind a call are its last arguments, the first without a label")
  func trailingClosures() {
    #expect(bracketed("show(1) { $1 } footer: { a in a }") == "show(1, {$2 in 1}…, footer: {a in 1}…)")
  }

  @Test("Texts have their escapes resolved, and lose the indentation of their closing quotes")
  func texts() {
    #expect(bracketed(#""a\u{41}\t\(b, c: 2)""#) == "\"aA\t\\(b, c: 2)\"")
    #expect(bracketed("\"\"\"\n    one\n      two\n    \"\"\"") == "\"one\n  two\"")
    #expect(bracketed(##"#"\n \#(a)"#"##) == #""\n \(a)""#)
  }

  @Test("What can only be a type is read as one")
  func types() {
    #expect(bracketed("((Int) -> Void).self") == "type.self")
    #expect(bracketed("Array<Int>(a)") == "Array(a)")
  }

  @Test("`if` and `switch` are expressions, also alone in a body")
  func statements() {
    #expect(bracketed("if a { 1 } else { 2 }") == "statement")
    guard
      case .function(let function)? = read("func f() -> Int { switch a { default: 1 } }").declarations.first,
      case .expression(let value)? = function.body?.value.statements.first?.kind
    else {
      Issue.record("the body has a value")
      return
    }
    #expect(Bracketed(expression: value).description == "statement")
  }

  @Test("A form that is broken leaves what stands around it")
  func broken() {
    let code = read("let a = )\nlet b = 1 + 2")
    let names = code.declarations.compactMap { declaration -> String? in
      guard case .variable(let variable) = declaration,
        case .variable(let name, _)? = variable.bindings.first?.pattern.kind
      else { return nil }
      return name
    }
    #expect(names.contains("b"))
  }
}

@Suite("What of a file is read") struct FileTests {
  private func names(_ code: FileCode) -> [String] {
    code.declarations.compactMap { declaration in
      switch declaration {
      case .type(let type): type.name
      case .function(let function): function.name
      default: nil
      }
    }
  }

  @Test("`#if` keeps the clause whose conditions are met")
  func conditions() {
    let code = """
      #if os(iOS) && canImport(UIKit)
      struct Phone {}
      #elseif os(Linux)
      struct Server {}
      #else
      struct Other {}
      #endif
      """
    #expect(names(read(code)) == ["Phone"])
    #expect(names(read(code, .linux)) == ["Server"])
  }

  @Test("Places are counted from one, columns in bytes")
  func places() {
    let source = SourceText(path: "Tide.swift", bytes: Array("ä = 1\nb = 2".utf8), module: "Harbor")
    #expect(source.place(0) == (1, 1))
    #expect(source.place(7) == (2, 1))
    #expect(source.place(9) == (2, 3))
  }

  @Test("Types say their parameters, what they inherit and what they require")
  func types() throws {
    guard
      case .type(let type)? = read(
        "struct Log<Entry: Hashable>: Sequence where Entry: Sendable { let a = 1 }"
      )
      .declarations.first
    else {
      Issue.record("there is a type")
      return
    }
    #expect(type.generics.map(\.name) == ["Entry"])
    #expect(type.inherited == [.named(base: nil, name: "Sequence", arguments: [])])
    #expect(type.requirements.count == 1)
    #expect(type.members.all.count == 1)
  }

  @Test("Parentheses around a type mean nothing, around a pack they are a tuple")
  func tuples() {
    let code = read("func f<each T>(_ a: (Int), _ b: (repeat each T)) {}")
    guard case .function(let function)? = code.declarations.first else {
      Issue.record("there is a function")
      return
    }
    #expect(function.parameters[0].type == .named(base: nil, name: "Int", arguments: []))
    guard case .tuple(let elements) = function.parameters[1].type else {
      Issue.record("the second is a tuple")
      return
    }
    #expect(elements.count == 1)
  }

  @Test("Expressions have the places of their first and last letters")
  func spans() {
    let code = read("let value =  a.b(1) ")
    guard case .variable(let variable)? = code.declarations.first,
      let value = variable.bindings.first?.value?.value
    else {
      Issue.record("there is a value")
      return
    }
    #expect(code.file.text(value.span) == "a.b(1)")
  }
}
