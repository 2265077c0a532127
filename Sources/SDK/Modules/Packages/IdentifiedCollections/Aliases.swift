// swift-identified-collections: what it sees, and its type aliases.

@_exported import OrderedCollections

typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
