import EarshotAccessibilityTree
import EarshotOtherTechnologies
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// What activating and tapping do on a screen, by the name of what is done.
struct Reaching {
  enum Tap {
    case deed(String)
    case nothing
    case unknown
  }

  let screen: AuditedScreen
  /// What a touch at each element's activation point lands on; nil where it has none.
  private let touched: [TouchTarget?]

  init(screen: AuditedScreen) {
    self.screen = screen
    let points = screen.tree.elements.map { element in
      (element.activationPoint ?? element.frame?.center).flatMap { $0.isFinite ? $0 : nil }
    }
    var targets = screen.screen.touchTargets(at: points.compactMap(\.self)).makeIterator()
    touched = points.map { $0 == nil ? nil : targets.next() }
  }

  /// What the element's activation does; nil where it does nothing.
  func activation(of index: Int) -> String? {
    let element = screen.tree.elements[index]
    guard !element.traits.contains(.notEnabled) else { return nil }
    if element.defaultAction != nil {
      return nameOfDefault(index) ?? element.shownName
    }
    guard element.canBeUsed else { return nil }
    if case .deed(let name) = tap(on: index) { return name }
    return nil
  }

  /// What a tap at the element's activation point does.
  func tap(on index: Int) -> Tap {
    let element = screen.tree.elements[index]
    guard let target = touched[index] else {
      guard element.defaultAction != nil, let name = nameOfDefault(index) ?? element.shownName else {
        return .unknown
      }
      return .deed(name)
    }
    switch target {
    case .view(let identity): return .deed(name(of: identity) ?? element.shownName ?? "")
    case .nothing, .swallowed: return .nothing
    case .unknown: return .unknown
    }
  }

  /// A combined element does what one of its controls does: the name is that control's.
  private func nameOfDefault(_ index: Int) -> String? {
    guard let view = screen.view(ofElement: index) else { return nil }
    let node = screen.views.entries[view].node
    guard Controls.use(of: node) == nil else { return nil }
    let source = screen.origin(.defaultAction, of: index)?.source
    for inside in screen.views.inside(view).dropFirst() {
      let candidate = screen.views.entries[inside].node
      guard Controls.use(of: candidate) != nil, candidate.source == source || isOnlyButton(inside) else {
        continue
      }
      return name(ofView: inside)
    }
    return nil
  }

  private func isOnlyButton(_ view: Int) -> Bool {
    if case .mergedInto(_, .onlyButtonOfCombination)? = screen.fate(view) { return true }
    return false
  }

  private func name(of identity: Identity) -> String? {
    screen.views.index(of: identity).flatMap(name(ofView:))
  }

  /// What a control is called by itself: its stop's label, what the author calls it, its texts.
  private func name(ofView view: Int) -> String? {
    let node = screen.views.entries[view].node
    let isSwallowed = screen.element(ofView: view) == nil
    if !isSwallowed, let element = screen.element(ofView: view) {
      let label = screen.tree.elements[element].label?.string ?? ""
      if !label.isEmpty { return label }
    }
    for inside in screen.views.inside(view) {
      let label = screen.views.entries[inside].node.modifier("accessibilityLabel")?.unlabeled()?.string
      if let label, !label.isEmpty { return label }
    }
    let texts = screen.shownTexts(of: view)
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    let image = screen.views.inside(view).lazy.compactMap { index -> String? in
      let image = self.screen.views.entries[index].node
      return image.argument("systemName")?.string ?? nil
    }.first
    return image ?? node.name
  }
}
