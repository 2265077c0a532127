// The tree is what this room makes: who imports it has that too.
@_exported import EarshotSwiftTree
