import EarshotViewTree
import EarshotVocabulary

/// What Swift code gives on a screen, as `print` writes it.
struct Evaluation {
  private let tree: ViewTree

  /// - Parameter body: the body of a function, or one expression.
  init(_ body: String, locale: String = "en_US", declarations: String = "", bounds: Bounds = .standard) {
    let shown =
      body.contains("await ")
      ? """
      @State private var said = ""
      var body: some View {
        Text(verbatim: said).task {
          do { said = "\\(try await evaluated())" } catch { said = "thrown: \\(error)" }
        }
      }
      """
      : """
      private var said: String {
        do { return "\\(try evaluated())" } catch { return "thrown: \\(error)" }
      }
      var body: some View { Text(verbatim: said) }
      """
    let effects = body.contains("await ") ? "async throws" : "throws"
    let code = """
      import Combine
      import Foundation
      import SwiftUI
      import UIKit
      import UniformTypeIdentifiers
      struct Evaluated: View {
      \(shown)
      }
      \(declarations)
      func evaluated() \(effects) -> Any {
      \(body)
      }
      """
    tree = Screen(code, open: "Evaluated", bounds: bounds, locale: locale).tree
  }

  /// What `print` would write of the result; where it ended early, why.
  var text: String {
    if let notice = tree.notices.first(where: { $0.kind == .trap }) { return "trap: \(notice.message)" }
    if let notice = tree.notices.first(where: { $0.kind == .budget }) { return "budget: \(notice.message)" }
    return tree.root.unlabeled()?.string ?? tree.root.children.first?.unlabeled()?.string ?? "nothing"
  }

  var notices: [Notice] { tree.notices }
  var isTrap: Bool { tree.notices.contains { $0.kind == .trap } }
  var isBudget: Bool { tree.notices.contains { $0.kind == .budget } }
  var events: [ScreenEvent] { tree.effects }

  var output: [String] {
    events.compactMap { event in
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

/// What code gives, as `print` writes it, with the notices it caused.
///
/// - Parameter body: an expression, or the body of a function.
func value(_ body: String, with declarations: String = "") -> String {
  let evaluation = Evaluation(body, declarations: declarations)
  return ([evaluation.text] + evaluation.notices.map { " ! \($0.message)" }).joined()
}
