// MusicKit: the declarations of MusicItem.
// Declared as the framework's interface has it, with code of our own.

protocol MusicItem: Sendable {
  var id: MusicItemID { get }
}
