// SwiftUI: the declarations of KeyEquivalent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  static let upArrow: KeyEquivalent
  static let downArrow: KeyEquivalent
  static let leftArrow: KeyEquivalent
  static let rightArrow: KeyEquivalent
  static let escape: KeyEquivalent
  static let delete: KeyEquivalent
  static let deleteForward: KeyEquivalent
  static let home: KeyEquivalent
  static let end: KeyEquivalent
  static let pageUp: KeyEquivalent
  static let pageDown: KeyEquivalent
  static let clear: KeyEquivalent
  static let tab: KeyEquivalent
  static let space: KeyEquivalent
  static let `return`: KeyEquivalent
  var character: Character { get set }
  init(_ character: Character)
  init(extendedGraphemeClusterLiteral: Character)
  typealias ExtendedGraphemeClusterLiteralType = Character
  typealias UnicodeScalarLiteralType = Character
}
