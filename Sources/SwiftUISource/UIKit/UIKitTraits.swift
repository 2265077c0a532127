import EarshotVocabulary
import OrderedCollections

/// `UIAccessibilityTraits` as code writes them.
enum UIKitTraits {
  /// UIKit's names for traits that have another name here.
  private static let others: [String: String] = ["toggleButton": "switchButton"]

  /// The traits of `.header`, `[.button, .selected]` and sets of them.
  static func traits(_ value: Value) -> Traits {
    names(value, levels: 8).reduce(into: Traits()) { result, name in
      result.formUnion(Traits(name: others[name] ?? name) ?? [])
    }
  }

  /// The traits as a set that can be changed.
  static func set(_ value: Value) -> Value {
    .set(OrderedSet(names(value, levels: 8).map { .symbol(SymbolValue(name: $0)) }))
  }

  private static func names(_ value: Value, levels: Int) -> [String] {
    guard levels > 0 else { return [] }
    switch value {
    case .symbol(let symbol): return [symbol.name]
    case .array(let values): return values.flatMap { names($0, levels: levels - 1) }
    case .set(let values): return values.flatMap { names($0, levels: levels - 1) }
    default: return []
    }
  }
}

extension Machine {
  /// The traits that a class of UIKit has by itself (spec formats.md 11).
  func uikitTraits(of reference: ObjectReference) -> Value {
    let names: [String] =
      switch project.uikitClass(of: reference.type) {
      case "UILabel"?: ["staticText"]
      case "UIButton"?, "UIBarButtonItem"?: ["button"]
      case "UISwitch"?: ["button", "switchButton"]
      case "UISlider"?: ["adjustable"]
      case "UIPageControl"?: ["adjustable", "updatesFrequently"]
      case "UIImageView"?: ["image"]
      case "UIProgressView"?, "UIActivityIndicatorView"?: ["updatesFrequently"]
      case "UITextField"?, "UITextView"?: ["textEntry"]
      case "UISearchTextField"?: ["textEntry", "searchField"]
      default: []
      }
    return .array(names.map { .symbol(SymbolValue(name: $0)) })
  }
}
