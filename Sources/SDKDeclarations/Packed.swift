// The other files of this target are made in the build, by Plugins/SDKDeclarationsPlugin from Sources/SDK/Modules:
// one for each module, and `packedModules`, which lists them. EarshotSwiftTree's PackedLibrary reads them.
