// UIKit: the declarations of _NodeRotor.

/// A rotor of the app's own, with the words of what it stops at.
struct _NodeRotor {
  let name: String
  let results: [String]

  /// Asks for one result after the other, as a user does who swipes down; one that comes again is the last.
  init(_ rotor: UIAccessibilityCustomRotor) {
    name = rotor._shownName
    var found: [NSObject] = []
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    while found.count < 100 {
      guard let result = rotor.itemSearchBlock(predicate), let target = result.targetElement as? NSObject,
        !found.contains(where: { $0 === target })
      else { break }
      found.append(target)
      predicate.currentItem = result
    }
    results = found.map { $0.accessibilityLabel ?? $0.accessibilityValue ?? "" }
  }
}
