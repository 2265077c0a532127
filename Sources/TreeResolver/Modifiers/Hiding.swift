import EarshotViewTree
import EarshotVocabulary

/// What takes a view out of the accessibility tree: `accessibilityHidden(true)`, `hidden()`,
/// `opacity(0)` (spec swiftui.md 1.3; opacity: Apple session 2024-10073).
enum Hiding {
  static func reason(_ modifier: Modifier) -> HiddenReason? {
    switch modifier.name {
    case "accessibilityHidden":
      isEnabled(modifier) && modifier.isOn ? .accessibilityHidden : nil
    case "hidden": .hiddenModifier
    case "opacity": (modifier.unlabeled()?.double ?? 1) <= 0 ? .opacityZero : nil
    default: nil
    }
  }

  /// `accessibilityHidden(false)` outside of a hidden one on the same view shows it again.
  static func shows(_ modifier: Modifier) -> Bool {
    modifier.name == "accessibilityHidden" && isEnabled(modifier)
      && modifier.unlabeled()?.bool == false
  }

  private static func isEnabled(_ modifier: Modifier) -> Bool {
    modifier.argument("isEnabled")?.bool ?? true
  }
}

extension Modifier {
  /// The twin with `isEnabled: false` is as if it were not there (iOS 18+).
  var isEnabled: Bool { argument("isEnabled")?.bool ?? true }

  /// The modifier as the author would write it: `.accessibilityLabel("Close")`.
  var asWritten: String {
    let written = arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + Modifier.written(argument.value)
    }
    return ".\(name)(\(written.joined(separator: ", ")))"
  }

  private static func written(_ value: ArgumentValue) -> String {
    switch value {
    case .none: "nil"
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .double(let double): "\(double)"
    case .text(let text): "\"\(text.string)\""
    case .symbol(let name, _): ".\(name)"
    case .list(let values): "[\(values.prefix(8).map(written).joined(separator: ", "))]"
    case .record(let name, _): "\(name)(…)"
    case .range(let lower, let upper, let isClosed): "\(lower)\(isClosed ? "..." : "..<")\(upper)"
    case .date: "Date"
    case .url(let url): "\"\(url)\""
    case .views, .handler, .commands: "{ … }"
    case .binding: "$…"
    case .opaque(_, let description): description
    case .unknown(let source): source
    }
  }
}
