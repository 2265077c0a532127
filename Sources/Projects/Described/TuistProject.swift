import EarshotSwiftCode
import SwiftParser
import SwiftSyntax

/// The targets of a project that Tuist makes, as its `Project.swift` writes them
/// (https://docs.tuist.dev/en/references/project-description/structs/target).
///
/// A description is a program; what it says in literals is read here. A target of which code computes the name, the
/// product or the sources is not among them.
package struct TuistProject {
  package static let fileName = "Project.swift"

  package private(set) var targets: [BuildTarget] = []
  /// The property lists of its apps.
  package private(set) var infoPlists: [BuiltInfoPlist] = []

  /// - Parameter description: the text of `Project.swift`.
  package init(description: [UInt8]) {
    let finder = TuistTargets(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: String(decoding: NestingGuard(description).bytes, as: UTF8.self)))
    for target in finder.targets {
      targets.append(target.made)
      if target.made.kind == .application {
        infoPlists.append(
          BuiltInfoPlist(of: target.made, settings: target.settings, described: target.described))
      }
    }
  }
}

/// Finds `.target(name: "Tides", product: .app, sources: ["Sources/**"])`, or `Target(…)`, wherever it stands.
private final class TuistTargets: SyntaxVisitor {
  struct Found {
    var made: BuildTarget
    var settings: BuildSettings
    var described: [String: Any]
  }

  var targets: [Found] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard TuistTargets.name(of: call).map({ $0 == "target" || $0 == "Target" }) ?? false else {
      return .visitChildren
    }
    var arguments: [String: ExprSyntax] = [:]
    for argument in call.arguments {
      if let label = argument.label?.text { arguments[label] = argument.expression }
    }
    guard let name = arguments["name"].flatMap(TuistTargets.text),
      let product = arguments["product"].flatMap(TuistTargets.member),
      let sources = arguments["sources"].flatMap(TuistTargets.texts)
    else { return .visitChildren }
    let module = arguments["productName"].flatMap(TuistTargets.text) ?? name
    var made = BuildTarget(
      module: BuildTarget.moduleName(of: module),
      kind: TuistTargets.kind(product, on: arguments["destinations"] ?? arguments["platform"]))
    for source in sources {
      let folder = source.prefix { $0 != "*" }
      if source.hasSuffix(".swift"), folder.count == source.count {
        made.files.insert(XcodeGroups.joined("", source))
      } else {
        made.folders.append(XcodeGroups.joined("", String(folder)))
      }
    }
    targets.append(found(made, named: name, arguments))
    return .skipChildren
  }

  private func found(_ made: BuildTarget, named name: String, _ arguments: [String: ExprSyntax]) -> Found {
    var found = Found(made: made, settings: BuildSettings(target: name), described: [:])
    if let id = arguments["bundleId"].flatMap(TuistTargets.text) {
      found.settings.add(["PRODUCT_BUNDLE_IDENTIFIER": id])
    }
    if let settings = arguments["settings"]?.as(FunctionCallExprSyntax.self),
      let base = settings.arguments.first(where: { $0.label?.text == "base" })
    {
      found.settings.add(TuistTargets.values(base.expression))
    }
    let list = arguments["infoPlist"]
    let call = list?.as(FunctionCallExprSyntax.self)
    let given = call?.arguments.first?.expression
    switch call.flatMap(TuistTargets.name) ?? list.flatMap(TuistTargets.member) {
    case "file": found.settings.add(["INFOPLIST_FILE": given.flatMap(TuistTargets.text) ?? ""])
    case "dictionary": found.described = given.map(TuistTargets.values) ?? [:]
    case "extendingDefault":
      found.described = BuiltInfoPlist.defaults.merging(given.map(TuistTargets.values) ?? [:]) { _, own in own
      }
    case nil where list != nil:
      found.settings.add(["INFOPLIST_FILE": list.flatMap(TuistTargets.text) ?? ""])
    default: found.described = BuiltInfoPlist.defaults
    }
    return found
  }

  private static func kind(_ product: String, on platform: ExprSyntax?) -> BuildTarget.Kind {
    let others = [".macOS", ".tvOS", ".watchOS", ".visionOS", ".mac"]
    if let platform, others.contains(platform.trimmedDescription) { return .other }
    return switch product {
    case "app", "appClip": .application
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
    case "appExtension", "messagesExtension", "extensionKitExtension": .appExtension
    case "unitTests", "uiTests": .tests
    default: .other
    }
  }

  private static func name(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func member(_ expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// One text or a list of them; nil where one of them is no literal.
  private static func texts(_ expression: ExprSyntax) -> [String]? {
    if let text = text(expression) { return [text] }
    guard let elements = expression.as(ArrayExprSyntax.self)?.elements else { return nil }
    let texts = elements.compactMap { text($0.expression) }
    return texts.count == elements.count ? texts : nil
  }

  /// A dictionary literal's values that are written out: `"A": "b"`, `"A": .string("b")`, `"A": true`, lists of these.
  private static func values(_ expression: ExprSyntax) -> [String: Any] {
    guard case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content else {
      return [:]
    }
    return elements.reduce(into: [:]) { values, element in
      guard let key = text(element.key) else { return }
      // What code computes is not known: a setting that nobody sets stands for it.
      values[key] = value(element.value) ?? "$(\(key))"
    }
  }

  private static func value(_ expression: ExprSyntax) -> Any? {
    if let text = text(expression) { return text }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) { return Int(literal.literal.text) }
    if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.compactMap { value($0.expression) }
    }
    if expression.is(DictionaryExprSyntax.self) { return values(expression) }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return nil }
    return call.arguments.first.flatMap { value($0.expression) }
  }
}
