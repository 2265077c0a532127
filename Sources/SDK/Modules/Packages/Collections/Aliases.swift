// swift-collections: what its module of all shows.

@_exported import DequeModule
@_exported import HeapModule
@_exported import OrderedCollections
