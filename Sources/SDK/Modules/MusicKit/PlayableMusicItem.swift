// MusicKit: the declarations of PlayableMusicItem.
// Declared as the framework's interface has it, with code of our own.

protocol PlayableMusicItem: MusicItem {}
