/// Whether a view begins and ends, from top to bottom, with a line of text.
///
/// Where a stack's spacing isn't given, views keep the distance that they prefer to each other. Of two texts that is
/// what the lower one's font leaves between its lines, which is next to nothing in the system's fonts, and not the
/// distance of other views (https://developer.apple.com/documentation/swiftui/viewspacing; OpenSwiftUICore's
/// `Spacing`, `TextMetrics.spacing(top:bottom:)`).
struct TextEdges: Hashable, Sendable {
  var top = false
  var bottom = false

  static let none = TextEdges()
}

extension TextArrangement {
  func textEdges(_ children: [Box]) -> TextEdges { TextEdges(top: true, bottom: true) }
}

extension StackArrangement {
  func textEdges(_ children: [Box]) -> TextEdges {
    guard let first = children.first, let last = children.last else { return .none }
    if axis == .vertical { return TextEdges(top: first.textEdges.top, bottom: last.textEdges.bottom) }
    let views = children.filter { !$0.isSpacer }
    guard !views.isEmpty else { return .none }
    return TextEdges(
      top: views.allSatisfy(\.textEdges.top), bottom: views.allSatisfy(\.textEdges.bottom))
  }
}

// MARK: Modifiers keep the edges that they don't move

extension PaddingArrangement {
  func textEdges(_ children: [Box]) -> TextEdges {
    guard let inner = children.first?.textEdges else { return .none }
    return TextEdges(top: inner.top && insets.top == 0, bottom: inner.bottom && insets.bottom == 0)
  }
}

extension FrameArrangement {
  func textEdges(_ children: [Box]) -> TextEdges {
    height == Wish() ? children.first?.textEdges ?? .none : .none
  }
}

extension DecorationArrangement {
  func textEdges(_ children: [Box]) -> TextEdges { children.first?.textEdges ?? .none }
}

extension FixedSizeArrangement {
  func textEdges(_ children: [Box]) -> TextEdges { children.first?.textEdges ?? .none }
}

extension OffsetArrangement {
  func textEdges(_ children: [Box]) -> TextEdges { children.first?.textEdges ?? .none }
}

extension GuideArrangement {
  func textEdges(_ children: [Box]) -> TextEdges { children.first?.textEdges ?? .none }
}

extension AskingArrangement {
  func textEdges(_ children: [Box]) -> TextEdges { children.first?.textEdges ?? .none }
}
