import EarshotVocabulary

/// The size that a parent proposes. nil: whatever the child would like best.
package struct Proposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }
}

/// An app's own way to arrange views, a type that conforms to SwiftUI's `Layout`: asked while a screen is laid out.
package protocol AppLayout: Sendable {
  /// Begins to ask it about some views: what it keeps between the questions (`makeCache`) is kept by what is returned.
  func begin(_ views: any ArrangedViews) -> any AppLayoutQuestions
}

/// What an app's layout is asked about some views.
package protocol AppLayoutQuestions: AnyObject {
  /// `sizeThatFits`; nil where the app's code can't be followed.
  func size(_ proposal: Proposal) -> Size?
  /// `placeSubviews`; false where the app's code can't be followed.
  func place(in bounds: Rect, _ proposal: Proposal) -> Bool
  /// What was not understood of the app's code since this was asked last.
  func takeGaps() -> [Gap]
}

/// The views that an app's layout arranges, by their number.
package protocol ArrangedViews: AnyObject {
  var count: Int { get }
  var direction: LayoutDirection { get }
  func size(of view: Int, _ proposal: Proposal) -> Size
  func priority(of view: Int) -> Double
  func spacing(of view: Int) -> ViewSpacing
  /// What `layoutValue` says of a view, the outermost last.
  func values(of view: Int) -> [OpaqueValue]
  /// - Parameter origin: of the top leading corner, in the space of the bounds.
  func place(_ view: Int, at origin: Point, _ proposal: Proposal)
}

/// What a view has to say about how far others stay from it.
package struct ViewSpacing: Hashable, Sendable {
  /// Whether it stands for space itself.
  package var isSpacer: Bool
  /// Whether it begins and ends with a line of text, from top to bottom.
  package var hasTextAtTop: Bool
  package var hasTextAtBottom: Bool

  package init(isSpacer: Bool, hasTextAtTop: Bool, hasTextAtBottom: Bool) {
    self.isSpacer = isSpacer
    self.hasTextAtTop = hasTextAtTop
    self.hasTextAtBottom = hasTextAtBottom
  }
}
