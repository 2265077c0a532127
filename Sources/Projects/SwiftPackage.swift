import EarshotSwiftCode
import SwiftParser
import SwiftSyntax

/// The targets of a Swift package, as its manifest writes them
/// (https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html).
///
/// A manifest is a program; what it says in literals is read here. A target whose name is computed is not among them.
package struct SwiftPackage {
  /// What a manifest says of a target.
  package struct Target: Hashable, Sendable {
    package var name: String
    package var kind: BuildTarget.Kind
    /// Its folder, below the package's; nil: one of the usual places under its name.
    package var path: String?
    /// The files and folders in it that are compiled; nil: all.
    package var sources: [String]?
    /// Files and folders in it that are not.
    package var excluded: [String] = []
  }

  /// In the manifest's order.
  package private(set) var targets: [Target] = []
  /// How many targets have a name that code computes.
  package private(set) var unnamedTargets = 0
  /// Whether code computes where a target lies or what of it is compiled.
  package private(set) var hasComputedPaths = false

  /// - Parameter manifest: the text of `Package.swift`.
  package init(manifest: [UInt8]) {
    let finder = TargetFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: String(decoding: NestingGuard(manifest).bytes, as: UTF8.self)))
    targets = finder.targets
    unnamedTargets = finder.unnamed
    hasComputedPaths = finder.hasComputedPaths
  }

  /// The targets with the folders that they compile.
  ///
  /// - Parameter isFolder: whether the package has a folder of that path.
  package func buildTargets(isFolder: (String) -> Bool) -> [BuildTarget] {
    let compiled = targets.filter { $0.kind != .other }
    return compiled.map { target in
      var result = BuildTarget(module: BuildTarget.moduleName(of: target.name), kind: target.kind)
      let isAlone = compiled.count { ($0.kind == .tests) == (target.kind == .tests) } == 1
      let path = folder(of: target, isAlone: isAlone, isFolder)
      for source in target.sources ?? [""] {
        let source = XcodeGroups.joined(path, source)
        if source.hasSuffix(".swift") { result.files.insert(source) } else { result.folders.append(source) }
      }
      result.excluded = Set(target.excluded.map { XcodeGroups.joined(path, $0) })
      return result
    }
  }

  /// Where SwiftPM looks for a target that says no path: in a folder of its name in one of these, or, since version
  /// 5.9 of its manifests, in the first of these where it is the package's only target.
  private func folder(of target: Target, isAlone: Bool, _ isFolder: (String) -> Bool) -> String {
    if let path = target.path { return XcodeGroups.joined("", path) }
    let places = target.kind == .tests ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let named = places.map { XcodeGroups.joined($0, target.name) }
    return named.first(where: isFolder) ?? (isAlone ? places.first(where: isFolder) : nil) ?? named[0]
  }
}

/// Finds `.target(name: "Tides", …)` and its like, wherever they stand.
private final class TargetFinder: SyntaxVisitor {
  var targets: [SwiftPackage.Target] = []
  var unnamed = 0
  var hasComputedPaths = false

  private static let kinds: [String: BuildTarget.Kind] = [
    "target": .library, "executableTarget": .application, "testTarget": .tests, "macro": .other,
    "plugin": .other,
  ]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let kind = TargetFinder.kinds[member.declName.baseName.text]
    else { return .visitChildren }
    var arguments: [String: ExprSyntax] = [:]
    for argument in call.arguments {
      if let label = argument.label?.text { arguments[label] = argument.expression }
    }
    // `.target(name: "Tides")` in a list of dependencies names one.
    if isDependency(call) { return .visitChildren }
    guard let name = arguments["name"].flatMap(text) else {
      if arguments["name"] != nil { unnamed += 1 }
      return .visitChildren
    }
    let path = arguments["path"].flatMap(text)
    let sources = arguments["sources"].flatMap(texts)
    hasComputedPaths =
      hasComputedPaths || isComputed(arguments["path"], path)
      || isComputed(arguments["sources"], sources)
    targets.append(
      SwiftPackage.Target(
        name: name, kind: kind, path: path, sources: sources,
        excluded: arguments["exclude"].map(knownTexts) ?? []))
    return .skipChildren
  }

  /// Whether an argument says something that isn't read.
  private func isComputed(_ argument: ExprSyntax?, _ read: Any?) -> Bool {
    guard let argument, read == nil else { return false }
    return !argument.is(NilLiteralExprSyntax.self)
  }

  private func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let around = node {
      if let argument = around.as(LabeledExprSyntax.self), argument.label?.text == "dependencies" {
        return true
      }
      node = around.parent
    }
    return false
  }

  private func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func texts(_ expression: ExprSyntax) -> [String]? {
    let texts = knownTexts(expression)
    return texts.count == expression.as(ArrayExprSyntax.self)?.elements.count ? texts : nil
  }

  private func knownTexts(_ expression: ExprSyntax) -> [String] {
    expression.as(ArrayExprSyntax.self)?.elements.compactMap { text($0.expression) } ?? []
  }
}
