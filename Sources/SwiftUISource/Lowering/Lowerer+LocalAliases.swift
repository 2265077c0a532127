import SwiftSyntax

/// `typealias` inside functions: a name that stands for its type in the whole block.
extension Lowerer {
  func knowingAliases(of list: CodeBlockItemListSyntax) -> Lowerer {
    var inside = self
    for item in list {
      guard let node = item.item.as(TypeAliasDeclSyntax.self) else { continue }
      let alias = inside.alias(node)
      inside.localAliases[alias.name] = alias
    }
    return inside
  }

  /// A type by its name, or what the name stands for in this block.
  func aliased(_ name: String, _ arguments: [TypeName]) -> TypeName {
    localAliases[name]?.type(given: arguments) ?? .named([name], arguments)
  }
}
