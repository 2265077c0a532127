/// How an argument of a view or modifier is written in a document and what it becomes.
struct ArgumentSpec: Sendable {
  /// The names under which a document may give it; the first is the one to teach.
  var names: [String]
  /// SwiftUI's label; nil where it has none.
  var label: String?
  var kind: ArgumentKind
}

/// The type of an argument, as far as a document tells it.
indirect enum ArgumentKind: Sendable {
  case text
  /// A text without label, or views under SwiftUI's label: `label`, `header`, `title`.
  case title(views: String)
  /// A member by its name, `leading`; a leading dot may be written.
  case symbol
  case symbols
  /// `isHeader`, or `header` as a UIKit-like node writes it.
  case traits
  case bool
  case number
  /// `[0, 100]`
  case range
  /// A node, a list of nodes, or a text for a `Text`.
  case views
  /// As `views`, but a text is the name of a color or shape: `red`.
  case viewsOrSymbol
  /// `2026-01-15`, `2026-01-15T09:41`, or seconds since 1970.
  case date
  case url
  /// `[x, y]`, or the name of a unit point.
  case point
  case texts
  /// A scalar as it is: a tag, a selection.
  case plain
  /// A value that a control sets; it is kept in the document.
  case binding(ArgumentKind)
  /// A list of effects.
  case effects
  /// Effects `increment` and `decrement`.
  case adjustment
}

/// A view that documents know by its name.
struct ViewSpec: Sendable {
  var name: String
  var arguments: [ArgumentSpec]
  var takesChildren: Bool

  func argument(_ name: String) -> ArgumentSpec? {
    arguments.first { $0.names.contains(name) }
  }

  /// All fields that a node of the view may have.
  var fieldNames: [String] {
    ["view", "modifiers", "effects"] + (takesChildren ? ["children", "content"] : [])
      + arguments.flatMap(\.names)
  }
}

/// A modifier that documents know by its name.
struct ModifierSpec: Sendable {
  var name: String
  var arguments: [ArgumentSpec]

  func argument(_ name: String) -> ArgumentSpec? {
    arguments.first { $0.names.contains(name) }
  }
}

extension ArgumentSpec {
  /// An argument with SwiftUI's label.
  static func labeled(_ label: String, _ kind: ArgumentKind) -> ArgumentSpec {
    ArgumentSpec(names: [label], label: label, kind: kind)
  }

  /// An argument without label, by the names that documents give it.
  static func unlabeled(_ names: [String], _ kind: ArgumentKind) -> ArgumentSpec {
    ArgumentSpec(names: names + ["_"], label: nil, kind: kind)
  }

  /// The title of a control: a text, or the views of its label.
  static let title = ArgumentSpec(
    names: ["title", "text", "label", "_"], label: nil, kind: .title(views: "label"))
  static let systemImage = labeled("systemImage", .text)
  static let image = labeled("image", .text)
}
