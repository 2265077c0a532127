import EarshotViewTree
import EarshotVocabulary

/// A view as view code makes it: a description that is expanded top-down, with its environment,
/// into nodes. Bodies of the app's views and lazy contents are not run before that.
struct ViewValue: Sendable {
  indirect enum Kind: Sendable {
    /// A view of the SDK by its name.
    case sdk(String)
    /// An app's own view, not yet expanded.
    case custom(Value)
    /// What a view builder gave.
    case group([ViewValue])
    /// The content of a view modifier that is being expanded.
    case content(Placeholder)
    /// A view that is not known by this name.
    case unknown(String)
  }

  var kind: Kind
  var arguments: [LabeledValue]
  /// Innermost first.
  var modifiers: [ModifierValue]
  var file: FileCode?
  var start: Int
  /// Where this view stands among those of its builder.
  var index: Int?
  /// Which branch of an `if` or `switch` it came from.
  var branch: String?

  init(
    _ kind: Kind, arguments: [LabeledValue] = [], modifiers: [ModifierValue] = [],
    file: FileCode? = nil, start: Int = 0
  ) {
    self.kind = kind
    self.arguments = arguments
    self.modifiers = modifiers
    self.file = file
    self.start = start
  }

  var name: String {
    switch kind {
    case .sdk(let name), .unknown(let name): name
    case .custom(let value): value.typeName
    case .group: "Group"
    case .content: "Content"
    }
  }

  func argument(_ label: String) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  /// The app's own view that this is and nothing besides, with its properties and methods.
  var own: Value? {
    guard modifiers.isEmpty else { return nil }
    switch kind {
    case .custom(let value): return value
    case .group(let views): return views.count == 1 ? views[0].own : nil
    default: return nil
    }
  }

  var firstUnlabeled: Value? { arguments.first { $0.label == nil }?.value }

  static var empty: ViewValue { ViewValue(.group([])) }
}

/// A modifier with its evaluated arguments.
struct ModifierValue: Sendable {
  var name: String
  var arguments: [LabeledValue]
  var file: FileCode?
  var start: Int
  /// An app's own modifier value (`.modifier(Card())`).
  var custom: Value?

  func argument(_ label: String) -> Value? {
    arguments.first { $0.label == label }?.value
  }

  func unlabeled(_ index: Int = 0) -> Value? {
    var left = index
    for argument in arguments where argument.label == nil {
      if left == 0 { return argument.value }
      left -= 1
    }
    return nil
  }
}

/// What stands for the modified view inside a view modifier's body, or for a control's label
/// inside a style: the view itself with the place and environment it is expanded in.
final class Placeholder: Sendable {
  let views: [ViewValue]
  /// Where the views stood before they were wrapped; nil: where the placeholder stands.
  let identity: Identity?
  let kind: String

  init(views: [ViewValue], identity: Identity?, kind: String) {
    self.views = views
    self.identity = identity
    self.kind = kind
  }
}
