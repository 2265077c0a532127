import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

/// Evaluates Swift source text with the library and gives what it makes.
struct Evaluation {
  var value: Value?
  /// What ended the evaluation early.
  var interrupt: Interrupt?
  var machine: Machine

  /// - Parameter body: the body of a function, or one expression.
  init(_ body: String, locale: String = "en_US", declarations: String = "", bounds: Bounds = .standard) {
    let source = "\(declarations)\nfunc evaluated() -> Any {\n\(body)\n}\n"
    let file = ParsedFile(SourceFile(path: "Test.swift", bytes: Array(source.utf8)), isInput: true)
    let project = ProjectIndex([file.declarations])
    var environment = ScreenEnvironment(locale: locale)
    environment.bounds = bounds
    machine = Machine(project: project, environment: environment, overrides: Overrides(), state: AppState())
    guard let function = project.globalFunctions("evaluated").first else { return }
    let closure = ClosureValue(body: .function(function, owner: nil, type: nil), scope: nil)
    do {
      value = try machine.call(closure, [], nil)
    } catch {
      interrupt = error
    }
  }

  /// What `print` would write of the result; where it ended early, why.
  var text: String {
    if let value { return machine.describe(value) }
    switch interrupt {
    case .trap(let message, _, _)?: return "trap: \(message)"
    case .budget(let message, _, _)?: return "budget: \(message)"
    case .thrown(let value)?: return "thrown: \(machine.describe(value))"
    case .suspended?: return "suspended"
    case nil: return "nothing"
    }
  }

  var isTrap: Bool {
    if case .trap? = interrupt { return true }
    return false
  }

  var isBudget: Bool {
    if case .budget? = interrupt { return true }
    return false
  }

  var output: [String] {
    machine.events.compactMap { event in
      if case .output(let line) = event { return line }
      return nil
    }
  }
}

extension Bounds {
  /// Small enough to be met at once.
  static var tight: Bounds {
    var bounds = Bounds.standard
    bounds.steps = 50_000
    return bounds
  }
}

/// What Swift source text evaluates to, as `print` writes it.
func result(_ body: String, locale: String = "en_US", declarations: String = "") -> String {
  Evaluation(body, locale: locale, declarations: declarations).text
}
