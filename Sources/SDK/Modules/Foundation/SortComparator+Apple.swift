// Foundation: the comparators of texts that are named where a comparator is expected.

// https://developer.apple.com/documentation/foundation/sortcomparator/localizedstandard
extension SortComparator where Self == String.Comparator {
  static var localizedStandard: String.Comparator { String.Comparator(.localizedStandard) }
  static var localized: String.Comparator { String.Comparator(.localized) }
}
