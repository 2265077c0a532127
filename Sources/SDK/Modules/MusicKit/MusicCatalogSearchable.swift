// MusicKit: the declarations of MusicCatalogSearchable.
// Declared as the framework's interface has it, with code of our own.

protocol MusicCatalogSearchable: MusicItem {}
