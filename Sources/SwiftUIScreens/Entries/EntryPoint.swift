import EarshotVocabulary

/// What can be opened as a screen: a scene of an app, a preview or a view.
package struct EntryPoint: Sendable {
  /// What can be opened.
  package enum Kind: String, Sendable {
    /// A scene that an app shows.
    case app
    case preview
    case view
  }

  /// What it is.
  package var kind: Kind
  /// The app's, the preview's or the view's name.
  package var name: String
  /// 1-based among the previews; nil for everything else.
  package var number: Int?
  /// Where it is declared.
  package var location: SourceLocation
  /// What it shows.
  package var root: TypedScreen.Root

  /// Something that can be opened.
  package init(
    kind: Kind, name: String, number: Int? = nil, location: SourceLocation, root: TypedScreen.Root
  ) {
    self.kind = kind
    self.name = name
    self.number = number
    self.location = location
    self.root = root
  }
}
