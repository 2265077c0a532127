import Stencil

/// The tags that StencilSwiftKit adds to Stencil.
final class TemplateTags: Stencil.Extension {
  override init() {
    super.init()
    registerTag("macro", parser: MacroNode.parse)
    registerTag("call", parser: CallNode.parse)
    registerTag("set", parser: SetNode.parse)
    registerTag("map", parser: MapNode.parse)
    registerTag("import") { try ImportNode.parse($0, $1, isShown: false) }
    // In place of Stencil's, which let a template be a part of itself.
    registerTag("include") { try ImportNode.parse($0, $1, isShown: true) }
    registerTag("extends") { _, _ in throw TemplateSyntaxError("a template that extends another") }
  }
}

extension TokenParser {
  /// The nodes up to a tag, which is taken too.
  fileprivate func nodes(until end: String) throws -> [NodeType] {
    let nodes = try parse(until([end]))
    guard nextToken() != nil else { throw TemplateSyntaxError("'\(end)' is missing") }
    return nodes
  }
}

/// `{% macro name a b %}…{% endmacro %}`
private struct MacroNode: NodeType {
  /// What a macro's name stands for.
  struct Block {
    let parameters: [String]
    let nodes: [NodeType]
  }

  let token: Token?
  let name: String
  let block: Block

  static func parse(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
    guard token.components.count > 1 else { throw TemplateSyntaxError("a macro has a name") }
    return MacroNode(
      token: token, name: token.components[1],
      block: Block(
        parameters: Array(token.components.dropFirst(2)), nodes: try parser.nodes(until: "endmacro")))
  }

  func render(_ context: Context) throws -> String {
    context[name] = block
    return ""
  }
}

/// `{% call name a b %}`
private struct CallNode: NodeType {
  let token: Token?
  let name: String
  let arguments: [Resolvable]

  /// Groups of a catalog are no deeper; a macro that calls itself without end is no template.
  private static let deepest = 100
  private static let depthName = "_depth"

  static func parse(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
    guard token.components.count > 1 else { throw TemplateSyntaxError("a call names a macro") }
    return CallNode(
      token: token, name: token.components[1],
      arguments: try token.components.dropFirst(2).map {
        try parser.compileResolvable($0, containedIn: token)
      })
  }

  func render(_ context: Context) throws -> String {
    guard let block = context[name] as? MacroNode.Block, block.parameters.count == arguments.count else {
      throw TemplateSyntaxError("no macro '\(name)' takes \(arguments.count) values")
    }
    try TemplateWork.count(context)
    let depth = context[CallNode.depthName] as? Int ?? 0
    guard depth < CallNode.deepest else { throw TemplateSyntaxError("'\(name)' calls itself too often") }
    var values: [String: Any] = [CallNode.depthName: depth + 1]
    for (parameter, argument) in zip(block.parameters, arguments) {
      values[parameter] = try argument.resolve(context)
    }
    return try context.push(dictionary: values) { try renderNodes(block.nodes, context) }
  }
}

/// `{% set name %}…{% endset %}`, `{% set name value %}`
private struct SetNode: NodeType {
  let token: Token?
  let name: String
  let value: Resolvable?
  let nodes: [NodeType]

  static func parse(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
    let parts = token.components
    guard parts.count == 2 || parts.count == 3 else { throw TemplateSyntaxError("set takes a name") }
    let value = parts.count == 3 ? try parser.compileResolvable(parts[2], containedIn: token) : nil
    return SetNode(
      token: token, name: parts[1], value: value,
      nodes: value == nil ? try parser.nodes(until: "endset") : [])
  }

  func render(_ context: Context) throws -> String {
    if let value {
      context[name] = try value.resolve(context)
      return ""
    }
    let text = try renderNodes(nodes, context)
    try TemplateWork.count(context, text: text)
    context[name] = text
    return ""
  }
}

/// `{% map list into name using item %}…{% endmap %}`
private struct MapNode: NodeType {
  let token: Token?
  let list: Resolvable
  let name: String
  let item: String?
  let nodes: [NodeType]

  static func parse(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
    let parts = token.components
    guard parts.count == 4 || parts.count == 6, parts[2] == "into" else {
      throw TemplateSyntaxError("map is 'map list into name using item'")
    }
    return MapNode(
      token: token, list: try parser.compileResolvable(parts[1], containedIn: token), name: parts[3],
      item: parts.count == 6 ? parts[5] : nil, nodes: try parser.nodes(until: "endmap"))
  }

  func render(_ context: Context) throws -> String {
    let items = try list.resolve(context) as? [Any] ?? []
    context[name] = try items.enumerated().map { index, value in
      let loop: [String: Any] = [
        "counter": index, "first": index == 0, "last": index == items.count - 1, "item": value,
      ]
      var values: [String: Any] = ["maploop": loop]
      if let item { values[item] = value }
      let text = try context.push(dictionary: values) { try renderNodes(nodes, context) }
      try TemplateWork.count(context, text: text)
      return text
    }
    return ""
  }
}

/// `{% import "file" %}`: the macros of another template; `{% include "file" %}`: what it shows.
private struct ImportNode: NodeType {
  let token: Token?
  let file: Resolvable
  let isShown: Bool

  static func parse(_ parser: TokenParser, _ token: Token, isShown: Bool) throws -> any NodeType {
    guard token.components.count == 2 else { throw TemplateSyntaxError("import takes a file") }
    return ImportNode(
      token: token, file: try parser.compileResolvable(token.components[1], containedIn: token),
      isShown: isShown)
  }

  func render(_ context: Context) throws -> String {
    guard let name = try file.resolve(context) as? String else {
      throw TemplateSyntaxError("import takes a file")
    }
    try TemplateWork.countTemplate(context)
    let text = try context.environment.loadTemplate(name: name).render(context)
    return isShown ? text : ""
  }
}
