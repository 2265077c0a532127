import Stencil

/// Swift that a template of SwiftGen's kind makes: Stencil with the tags and filters of StencilSwiftKit
/// (https://github.com/SwiftGen/StencilSwiftKit).
package enum SwiftGenTemplate {
  /// One for what SwiftGen's own template of a name makes of asset catalogs.
  package static func builtin(named name: String) -> String? { SwiftGenBuiltins.template(named: name) }

  /// - Parameters:
  ///   - template: its text.
  ///   - others: texts of templates that it may include or import, by their names.
  /// - Returns: nil where it is no template, or asks for something that SwiftGen doesn't offer either.
  package static func code(
    _ template: String, others: [String: String] = [:], _ context: [String: Any],
    parameters: [String: Any]
  ) -> String? {
    // No space is taken away, as SwiftGen's later versions do: none too many is anything in Swift.
    let environment = Environment(
      loader: DictionaryLoader(templates: others), extensions: [TemplateTags(), TemplateFilters()])
    let work = TemplateWork(size: size(of: context))
    guard work.affords(template), others.values.allSatisfy(work.affords) else { return nil }
    var context = context
    context[TemplateWork.name] = work
    context["param"] = parameters
    context["env"] = [String: String]()
    return try? environment.renderTemplate(string: template, context: context)
  }

  /// How many items there are in lists of lists.
  private static func size(of value: Any) -> Int {
    if let list = value as? [Any] { return list.reduce(list.count) { $0 + size(of: $1) } }
    return (value as? [String: Any])?.values.reduce(0) { $0 + size(of: $1) } ?? 0
  }
}
