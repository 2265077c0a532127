import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

@testable import earshot_types

/// What code says that runs over the SDK's declarations.
enum Running {
  /// What `probe()` gives, or the cause for which it gives nothing.
  ///
  /// - Parameters:
  ///   - code: the statements of an async function that returns a string.
  ///   - declarations: what stands before it.
  static func said(_ code: String, declaring declarations: String = "") -> String {
    let source = "\(declarations)\nfunc probe() async throws -> String {\n\(code)\n}\n"
    let outcome = LargeStack.map([source]) { source in
      ProgramRun(
        OracleProgram(name: "", expected: "", code: source), library: EmbeddedLibrary.module,
        natives: Natives.standard()
      ).outcome
    }[0]
    if case .text(let text) = outcome { return text }
    return "\(outcome)"
  }
}
