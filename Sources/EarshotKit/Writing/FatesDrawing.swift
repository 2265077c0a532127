import EarshotReports
import EarshotVocabulary

extension SVGDrawing {
  /// The screens as a picture: `tree --svg`.
  public init(_ screens: [ScreenFates], isDark: Bool = false) {
    self.init(screens.map(ScreenDrawing.init), isDark: isDark)
  }
}

extension ScreenDrawing {
  init(_ screen: ScreenFates) {
    var boxes: [Box] = []
    for (index, view) in screen.views.enumerated() {
      guard let frame = view.frame else { continue }
      let next = screen.views.indices.contains(index + 1) ? screen.views[index + 1] : nil
      let isLeaf = next.map { $0.depth <= view.depth || $0.frame == nil } ?? true
      // A name that stands for what is inside it is written there; what is only looked at, such as a color
      // by the name of its asset, has no words.
      let isNamed = view.kind != .silent && (!view.isArrangement || isLeaf)
      boxes.append(
        Box(frame: frame, kind: view.boxKind, text: isNamed ? view.summary : "", isLeaf: isLeaf))
    }
    self.init(
      name: screen.name, size: screen.size,
      isRightToLeft: screen.layoutDirection == .rightToLeft, boxes: boxes, stops: screen.stops)
  }
}

extension ViewFate {
  fileprivate var isArrangement: Bool { kind == .transparent || kind == .container }

  fileprivate var boxKind: ScreenDrawing.Box.Kind {
    switch kind {
    case .stop, .merged: .view
    case .container: .container
    case .hidden: .hidden
    case .replaced, .silent, .transparent: .structure
    }
  }
}
