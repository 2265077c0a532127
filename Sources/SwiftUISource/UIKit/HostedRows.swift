import EarshotViewTree
import EarshotVocabulary

/// Tables, collections and their cells.
extension HostedViews {
  func describeRows(
    _ view: ObjectReference, _ name: String, at identity: Identity, depth: Int, _ draft: inout Draft
  ) throws(Interrupt) {
    draft.isWhole = true
    if let header = field("tableHeaderView", of: view),
      let node = try node(of: header, at: identity.child("header"), depth: depth + 1)
    {
      draft.children.append(node)
    }
    if let sections = try machine.sections(of: view) {
      for (index, rows) in sections.enumerated() {
        try add(rows, at: identity.child(index), depth: depth, to: &draft)
      }
    } else if field("dataSource", of: view) != nil {
      draft.children.append(
        unknown(name, at: identity.child("rows"), "the rows of '\(view.type.name)' are not known"))
    }
    if let footer = field("tableFooterView", of: view),
      let node = try node(of: footer, at: identity.child("footer"), depth: depth + 1)
    {
      draft.children.append(node)
    }
  }

  private func add(
    _ rows: Machine.Rows, at identity: Identity, depth: Int, to draft: inout Draft
  ) throws(Interrupt) {
    if let header = try edge(rows.header, [.header, .staticText], at: identity.child("header"), depth: depth)
    {
      draft.children.append(header)
    }
    for (index, cell) in rows.cells.enumerated() {
      if let node = try node(of: cell, at: identity.child(index), depth: depth + 1) {
        draft.children.append(node)
      }
    }
    if let footer = try edge(rows.footer, .staticText, at: identity.child("footer"), depth: depth) {
      draft.children.append(footer)
    }
  }

  /// The header or footer of a section: a view of the app's, or a text.
  private func edge(
    _ value: Value?, _ traits: Traits, at identity: Identity, depth: Int
  ) throws(Interrupt) -> ViewNode? {
    guard let value, !value.isNone else { return nil }
    if case .object = value { return try node(of: value, at: identity, depth: depth + 1) }
    guard let text = text(value) else { return nil }
    return part("UITableViewHeaderFooterView", identity, text: text) { node in
      node.isElement = true
      node.traits = traits
      node.origins = [FieldOrigin("traits", "the edge of a section")]
    }
  }

  // MARK: Cells

  /// The built-in styles are one element with the texts of their labels; others pass on what is in them.
  func describeCell(
    _ view: ObjectReference, _ name: String, at identity: Identity, depth: Int, _ draft: inout Draft
  ) throws(Interrupt) {
    draft.node.groupsChildren = true
    let content = field("contentConfiguration", of: view) ?? field("configuration", of: view)
    if let content = content?.recordValue, content.type == "UIHostingConfiguration" {
      draft.isWhole = true
      if let closure = content["content"], let node = swiftUI(closure, at: identity.child("content")) {
        draft.children = [node]
      }
      return
    }
    var texts: [(string: String, argument: ArgumentValue)] = []
    if let content = content?.recordValue {
      texts = [
        content["attributedText"] ?? content["text"],
        content["secondaryAttributedText"] ?? content["secondaryText"],
      ]
      .compactMap { $0.flatMap(text) }
    } else {
      for part in ["textLabel", "detailTextLabel"] {
        guard case .object(let label)? = field(part, of: view),
          let text = text("attributedText", of: label) ?? text("text", of: label)
        else { continue }
        texts.append(text)
      }
    }
    guard !texts.isEmpty else { return }
    draft.isWhole = true
    draft.node.isElement = true
    draft.node.label = texts.map(\.string).joined(separator: ", ")
    draft.arguments += texts.map { Argument("text", $0.argument) }
    derived("label", "the texts of a cell in a built-in style", &draft)
    if name == "UITableViewHeaderFooterView" { draft.node.traits = [.header, .staticText] }
    if field("accessoryType", of: view)?.symbolName == "checkmark" {
      draft.node.traits = .selected
      derived("traits", "a checkmark", isGuess: true, &draft)
    }
  }
}
