// MusicKit: the declarations of ArtworkImage.
// Declared as the framework's interface has it, with code of our own.

struct ArtworkImage: View {
  init(_ artwork: Artwork, width: CGFloat, height: CGFloat)
  init(_ artwork: Artwork, width: CGFloat)
  init(_ artwork: Artwork, height: CGFloat)
  typealias Body = Never
}
