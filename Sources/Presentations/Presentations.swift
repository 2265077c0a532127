import EarshotViewTree
import EarshotVocabulary

/// Turns what an app declares into what is on the screen.
///
/// An app declares a navigation stack, a tab view, a sheet; the screen shows bars, one tab, the
/// sheet and not what lies below it. The views that the system adds are nodes like all others,
/// with names that begin with `System`, so that layout and the accessibility tree need not know
/// how they came there.
///
/// | view | arguments | children |
/// |---|---|---|
/// | `SystemScreen` | `title`, `escape` | bars and content, from top to bottom |
/// | `SystemNavigationBar` | | in reading order: back button, items, title |
/// | `SystemBackButton` | (nil, previous title or "") `action` | |
/// | `SystemTitle` | (nil, text) `large` | |
/// | `SystemSearchField` | `text`, `prompt`, `above` | |
/// | `SystemToolbar` | | items |
/// | `SystemTabBar` | | `SystemTab` |
/// | `SystemTab` | (nil, text) or `label`, `selected`, `index` (from 0), `count`, `badge`, `action` | |
/// | `SystemPageControl` | `page` (from 0), `pageCount`, `increment`, `decrement` | |
/// | `SystemSheet` | `fullScreen`, `detents`, `escape` | grabber, content |
/// | `SystemSheetGrabber` | (nil, text), `detents`, `selected` | |
/// | `SystemPopover` | `escape` | content, dismiss region |
/// | `SystemDismissRegion` | (nil, text) `action` | |
/// | `SystemAlert`, `SystemDialog` | `title`, `escape` | texts, fields, buttons |
/// | `SystemMenu` | `escape` | items, dismiss region |
///
/// What a double tap does is the argument `action` with `.commands`; a scrub is `escape`. A button
/// whose press also closes what it stands in has the commands for that in `dismiss`; an item of a
/// menu that can be ticked has `selected`.
public enum Presentations {
  /// Presentations on top of presentations that are followed, outermost first.
  static let presentationDepth = 32

  /// The tree that is on the screen, given what the system's own controls keep.
  ///
  /// Identities are kept, and what is neither navigation nor a presentation stays untouched. Trees
  /// of UIKit elements come as they are shown and are returned as they are.
  public static func shown(_ tree: ViewTree, interface: InterfaceState) -> ViewTree {
    if case .element = tree.root.kind { return tree }
    var arranger = Arranger(environment: tree.environment, interface: interface)
    var shown = tree
    arranger.arrange(&shown.root)
    if tree.bars == .ofParent { shown.noteUnplaced([shown.root], arranger) }
    for _ in 0..<presentationDepth {
      guard let top = arranger.takeTopmost() else { break }
      shown.root = arranger.surface(of: top)
    }
    if tree.bars == .ofParentInSheet { shown.noteUnplaced([shown.root], arranger) }
    return shown
  }
}
