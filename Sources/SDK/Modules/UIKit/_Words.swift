// UIKit: the declarations of _Words.

/// UIKit's own words in the language of the screen.
enum _Words {
  /// A text that may not be known: what is written there stands for it, in guillemets.
  static func heard(_ text: String?) -> String?
  static func heard(unknown value: Any?) -> String
  static func isKnown(_ value: Any?) -> Bool
  /// A view that may not be known: one that is named stands for it.
  static func known(_ view: UIView) -> UIView
  static func word(_ english: String) -> String
  static func page(_ page: Int, of pages: Int) -> String
  /// A share of one in percent.
  static func percent(_ share: Double) -> String

  /// Where a value stands between two others; nil where they are the same.
  static func percent(_ value: Double, _ lower: Double, _ upper: Double) -> String? {
    let share = (value - lower) / (upper - lower)
    guard share.isFinite else { return nil }
    return percent((min(1, max(0, share)) * 100).rounded() / 100)
  }
}
