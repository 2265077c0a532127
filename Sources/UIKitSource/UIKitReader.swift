import EarshotSwiftUISource
import EarshotViewTree
import EarshotVocabulary
import SwiftParser
import SwiftSyntax

/// Reads view controllers and views that are written in code: which views there are, what lies in
/// what, which is an accessibility element, and where it stands.
///
/// The code is read, not run: what it says in so many words is known, the rest is not.
public enum UIKitReader {
  /// Whether the bytes may hold such code: a file without these words is not parsed.
  public static func mayHoldViews(_ bytes: [UInt8]) -> Bool {
    words.contains { word in holds(word, bytes) }
  }

  private static let words = ["UIView", "isAccessibilityElement", "accessibilityPath", "UIButton"]
    .map { Array($0.utf8) }

  private static func holds(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      let last = buffer.count - word.count
      while index <= last {
        if buffer[index] == word[0], buffer[index..<(index + word.count)].elementsEqual(word) {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// The screens that a file of UIKit code describes: its view controllers and views that build themselves.
  public static func screens(
    in bytes: [UInt8], file: String, environment: ScreenEnvironment
  ) -> [UIKitScreen] {
    let guarded = NestingGuard(bytes).bytes
    let tree = guarded.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 2 * NestingGuard.levels)
    }
    let converter = SourceLocationConverter(fileName: file, tree: tree)
    let reader = ClassReader(file: file, converter: converter)
    reader.walk(tree)
    let classes = reader.found
    let names = Set(classes.map(\.name))
    let used = Set(
      classes.flatMap { owner in owner.order.compactMap { owner.views[$0]?.className } }
    ).intersection(names)
    return classes.filter { isScreen($0) && !used.contains($0.name) }.map { facts in
      let whole = Embedding(classes).embedded(facts)
      return UIKitScreen(
        name: facts.name, location: facts.location,
        root: TreeMaking(whole, screen: environment.device.screen).root(), environment: environment,
        isCutShort: whole.isCutShort)
    }
  }

  /// A class that puts views together; a base class of views without any says nothing.
  private static func isScreen(_ facts: ClassFacts) -> Bool {
    guard facts.order.count > 1 else { return false }
    guard !facts.superclasses.isEmpty else { return facts.location == nil }
    return facts.superclasses.contains { name in
      ["Controller", "View", "Cell", "Control", "Button"].contains { name.hasSuffix($0) }
    }
  }
}

/// Puts the views of a file's own classes where an instance of them is used.
struct Embedding {
  private var byName: [String: ClassFacts] = [:]
  private static let deepest = 8

  init(_ classes: [ClassFacts]) {
    for facts in classes { byName[facts.name] = facts }
  }

  func embedded(_ facts: ClassFacts) -> ClassFacts { embedded(facts, within: [facts.name]) }

  private func embedded(_ facts: ClassFacts, within around: [String]) -> ClassFacts {
    var whole = facts
    guard around.count < Embedding.deepest else { return whole }
    for name in facts.order where !name.isEmpty {
      guard let className = facts.views[name]?.className, !around.contains(className),
        let inner = byName[className]
      else { continue }
      put(embedded(inner, within: around + [className]), into: &whole, as: name)
    }
    return whole
  }

  private func put(_ inner: ClassFacts, into whole: inout ClassFacts, as name: String) {
    let prefixed = { (inside: String) in inside.isEmpty ? name : "\(name).\(inside)" }
    for inside in inner.order {
      guard let view = inner.views[inside] else { continue }
      whole.change(prefixed(inside)) { merge(view, into: &$0, prefixed) }
    }
    for inside in inner.order where !inside.isEmpty {
      let parent = inner.views[inside]?.parent ?? ""
      whole.add(prefixed(inside), to: prefixed(parent))
    }
    for constraint in inner.constraints {
      var moved = constraint
      moved.view = prefixed(constraint.view)
      moved.other = constraint.other.map(prefixed)
      whole.constraints.append(moved)
    }
  }

  /// What the user of the class says of the view wins over what the class says of itself.
  private func merge(
    _ view: ViewFacts, into known: inout ViewFacts, _ prefixed: (String) -> String
  ) {
    let isRoot = view.name.isEmpty
    if !isRoot { known.className = view.className ?? known.className }
    known.location = known.location ?? view.location
    known.isElement = known.isElement ?? view.isElement
    known.label = known.label ?? view.label
    known.value = known.value ?? view.value
    known.hint = known.hint ?? view.hint
    known.text = known.text ?? view.text
    known.traits = known.traits ?? view.traits
    known.isHidden = known.isHidden ?? view.isHidden
    known.alpha = known.alpha ?? view.alpha
    known.elementsHidden = known.elementsHidden ?? view.elementsHidden
    known.isModal = known.isModal ?? view.isModal
    known.frame = known.frame ?? view.frame
    known.takesTaps = known.takesTaps || view.takesTaps
    known.adjusts = known.adjusts || view.adjusts
    if known.customActions.isEmpty { known.customActions = view.customActions }
    known.elements = known.elements ?? view.elements?.map(prefixed)
    known.activationCenter = known.activationCenter ?? view.activationCenter.map(prefixed)
    known.hasPath = known.hasPath || view.hasPath
    known.isHorizontalStack = known.isHorizontalStack || view.isHorizontalStack
  }
}
