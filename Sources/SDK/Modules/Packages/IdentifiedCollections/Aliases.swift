// swift-identified-collections: what it sees, and its type aliases.

import Foundation
@_exported import OrderedCollections

typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
