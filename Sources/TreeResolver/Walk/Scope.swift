import EarshotAccessibilityTree
import EarshotVocabulary

/// What views inherit from above while the tree is walked.
struct Scope: Sendable {
  enum LabelStyle: Sendable { case titleAndIcon, iconOnly }
  enum Listing: Sendable { case none, list, form }

  /// How symbols in texts are spoken.
  var symbols = SymbolVoice()
  var isDisabled = false
  var labelStyle = LabelStyle.titleAndIcon
  var pickerStyle: String?
  var toggleStyle: String?
  var datePickerStyle: String?
  var listStyle: String?
  /// Capitals in the headers of lists up to iOS 18, or as the author wants it.
  var textCase: TextCase?
  var labelsAreHidden = false
  var listing = Listing.none
  /// Inside a list whose rows can be chosen.
  var rowSelection: RowSelection?
  /// Inside a navigation that can push a screen.
  var isInStack = false
  /// Inside the header of a section: every element is a heading.
  var isHeader = false
  var allowsHitTesting = true
  /// Language of texts where the view says another one than the screen's.
  var language: String?
  var speech = SpeechAttributes()
  /// Where views that layout does not see (representations, synthetic children) count as lying.
  var fallbackFrame: Rect?

  enum TextCase: Sendable { case upper, lower }

  /// Whether a view can't tell this scope from another, but by the selection of a list.
  func isSame(as other: Scope) -> Bool {
    symbols == other.symbols
      && isDisabled == other.isDisabled && labelStyle == other.labelStyle
      && pickerStyle == other.pickerStyle && toggleStyle == other.toggleStyle
      && datePickerStyle == other.datePickerStyle && listStyle == other.listStyle
      && textCase == other.textCase && labelsAreHidden == other.labelsAreHidden
      && listing == other.listing && isInStack == other.isInStack && isHeader == other.isHeader
      && allowsHitTesting == other.allowsHitTesting && language == other.language
      && speech == other.speech && fallbackFrame == other.fallbackFrame
  }
}

/// Where the walk stands when a view begins to produce.
struct Mark: Sendable {
  var output: Int
  var carriers: Int
}

/// What a handler knows of the view it handles.
struct Place: Sendable {
  var scope: Scope
  /// Index of the view's outcome.
  var outcome: Int
  var mark: Mark
}
