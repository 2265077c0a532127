import EarshotVocabulary

/// A node of a React Native render tree, from a test renderer's JSON, a snapshot or JSX.
struct RenderNode {
  var type: String
  /// In the order written.
  var props: [RenderProp]
  var children: [RenderChild]
  var location: SourceLocation

  func prop(_ name: String) -> RenderValue? { props.last { $0.name == name }?.value }
}

struct RenderProp {
  var name: String
  var value: RenderValue
}

enum RenderChild {
  case node(RenderNode)
  case text(String)
  /// Code that could not be evaluated, by its source.
  case code(String)
}

/// A value of a prop.
enum RenderValue {
  /// null and undefined.
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([RenderValue])
  case object([RenderProp])
  case function
  /// Code that could not be evaluated, an element, a symbol: by its source.
  case other(String)

  var bool: Bool? {
    switch self {
    case .bool(let bool): bool
    case .text("true"): true
    case .text("false"): false
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// A text; what is not known shows by its source.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): RenderValue.text(of: number)
    case .bool(let bool): bool ? "true" : "false"
    case .other(let code): "«\(code)»"
    default: nil
    }
  }

  private static func text(of number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }

  func member(_ name: String) -> RenderValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// As it was written, cut short.
  var shown: String {
    switch self {
    case .none: "undefined"
    case .bool, .number: text ?? ""
    case .text(let text): shortened(text, to: 120)
    case .list(let values): "[\(values.count) values]"
    case .object(let members): "{\(members.count) fields}"
    case .function: "a function"
    case .other(let code): shortened(code, to: 120)
    }
  }

  /// A style's value, in nested and listed styles too; later ones win.
  func styled(_ name: String) -> String? {
    switch self {
    case .object: member(name)?.text
    case .list(let values): values.reversed().lazy.compactMap { $0.styled(name) }.first
    default: nil
    }
  }
}
