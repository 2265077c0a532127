import EarshotVocabulary

/// Where views stand, by their identities, in points of the screen.
///
/// Used like a dictionary. The views in rows that are known again are kept by themselves, so that they
/// go from one layout to the next.
public struct Frames: Sendable {
  private var own: [Identity: Rect]
  private var inRows: RowFrames

  /// No frames.
  public init() { self.init([:]) }

  /// The frames of a dictionary.
  public init(_ frames: [Identity: Rect]) { self.init(frames, inRows: RowFrames()) }

  init(_ own: [Identity: Rect], inRows: RowFrames) {
    self.own = own
    self.inRows = inRows
  }

  /// Where a view stands; nil: nowhere.
  public subscript(view: Identity) -> Rect? { own[view] ?? inRows[view] }

  /// All frames by identity.
  public var all: [Identity: Rect] { own.merging(inRows.all) { own, _ in own } }
}

extension Frames: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral frames: (Identity, Rect)...) {
    self.init(Dictionary(frames, uniquingKeysWith: { first, _ in first }))
  }
}
