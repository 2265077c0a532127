import EarshotVocabulary

/// The value of an argument of a view or a modifier, as far as the system needs to read it.
public indirect enum ArgumentValue: Sendable {
  /// nil.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A text: what was a `String`, a resolved `LocalizedStringKey` or a `Text`.
  case text(TextContent)
  /// A member by its name, `.leading`, `.isHeader`, `.circle`; `arguments` are those of a call
  /// such as `.fraction(0.4)`.
  case symbol(String, arguments: [Argument] = [])
  case list([ArgumentValue])
  /// A value with named fields: `CGSize`, `EdgeInsets`, `GridItem`, `AccessibilityCustomContentKey`.
  case record(String, [Argument])
  case range(lower: Double, upper: Double, isClosed: Bool)
  case date(Double)
  case url(String)
  /// What a view builder gives.
  case views([ViewNode])
  /// A closure that the system calls: an action.
  case handler(Handler)
  /// A `Binding`: what it holds now and how it is set.
  case binding(value: ArgumentValue, set: Handler)
  /// A value of the app that the system only compares and hands back: a tag, an item, an id.
  case opaque(OpaqueValue, description: String)
  /// What a view that the system adds does: a back button, a tab, the item of an open menu.
  case commands([Command])
  /// What could not be evaluated, by its source text.
  case unknown(String)

  /// The views of a builder; a single view given as a value counts too.
  public var views: [ViewNode]? {
    if case .views(let nodes) = self { return nodes }
    return nil
  }

  /// The value under a binding, else the value itself.
  public var current: ArgumentValue {
    if case .binding(let value, _) = self { return value.current }
    return self
  }

  /// The closure; nil for other values.
  public var handler: Handler? {
    if case .handler(let handler) = self { return handler }
    return nil
  }

  /// The commands; nil for other values.
  public var commands: [Command]? {
    if case .commands(let commands) = self { return commands }
    return nil
  }

  /// What sets a binding; nil for other values.
  public var setter: Handler? {
    if case .binding(_, let set) = self { return set }
    return nil
  }

  /// A truth value, a binding's too; nil for other values.
  public var bool: Bool? {
    if case .bool(let bool) = current { return bool }
    return nil
  }

  /// A number, a binding's too; nil for other values.
  public var double: Double? {
    switch current {
    case .int(let int): Double(int)
    case .double(let double): double
    default: nil
    }
  }

  /// A whole number, a binding's too; nil for other values.
  public var int: Int? {
    switch current {
    case .int(let int): int
    case .double(let double): Int(exactly: double.rounded())
    default: nil
    }
  }

  /// The name of a symbol: `leading` of `.leading`.
  public var symbol: String? {
    if case .symbol(let name, _) = current { return name }
    return nil
  }

  /// Whether it is nil.
  public var isNone: Bool {
    if case .none = current { return true }
    return false
  }

  /// The text with its runs. Unknown values speak as their source text in guillemets.
  public var text: TextContent? {
    switch current {
    case .text(let text): return text
    case .unknown(let source): return TextContent("«\(source)»")
    case .views(let nodes):
      // `Text("a")` given where a text is expected.
      let texts = nodes.compactMap { $0.unlabeled()?.text }
      return texts.isEmpty ? nil : TextContent.joined(texts, separator: ", ")
    case .int(let int): return TextContent(String(int))
    case .double(let double): return TextContent(String(double))
    case .url(let url): return TextContent(url)
    case .opaque(_, let description): return TextContent(description)
    default: return nil
    }
  }

  /// The text of a text; nil for other values.
  public var string: String? { text?.string }

  /// The members of a list of symbols, or the one symbol: `[.isHeader, .isButton]`, `.isHeader`.
  public var symbols: [String] {
    switch current {
    case .symbol(let name, _): [name]
    case .list(let values): values.compactMap(\.symbol)
    default: []
    }
  }

  /// The value as it passes to the app again.
  public var plain: PlainValue {
    switch current {
    case .none: .none
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    case .text(let text): .string(text.string)
    case .symbol(let name, _): .symbol(name)
    case .opaque(let value, _): .opaque(value)
    default: .none
    }
  }
}
