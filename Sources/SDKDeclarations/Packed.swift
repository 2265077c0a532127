// The other file of this target is made in the build, by Plugins/SDKDeclarationsPlugin from Sources/SDK/Modules:
// `packedDeclarations`, which EarshotSwiftCode's PackedLibrary reads.
