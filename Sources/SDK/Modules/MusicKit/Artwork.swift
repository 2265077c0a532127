// MusicKit: the declarations of Artwork.
// Declared as the framework's interface has it, with code of our own.

struct Artwork: Hashable, Sendable {
  var maximumWidth: Int { get }
  var maximumHeight: Int { get }
  var alternateText: String? { get }
  var backgroundColor: CGColor? { get }
  var primaryTextColor: CGColor? { get }
  func url(width: Int, height: Int) -> URL?
}
