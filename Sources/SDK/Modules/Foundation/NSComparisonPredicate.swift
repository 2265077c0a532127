// Foundation: the declarations of NSComparisonPredicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSComparisonPredicate: NSPredicate, Sendable {
  struct Options: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSComparisonPredicate.Options
    typealias ArrayLiteralElement = NSComparisonPredicate.Options
    static let caseInsensitive: NSComparisonPredicate.Options
    static let diacriticInsensitive: NSComparisonPredicate.Options
    static let normalized: NSComparisonPredicate.Options
    let rawValue: UInt
    init(rawValue: UInt)
  }
  enum Modifier: UInt, Sendable {
    typealias RawValue = UInt
    case direct
    case all
    case any
    init?(rawValue: UInt)
  }
  enum Operator: UInt, Sendable {
    typealias RawValue = UInt
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case equalTo
    case notEqualTo
    case matches
    case like
    case beginsWith
    case endsWith
    case `in`
    case contains
    case between
    init?(rawValue: UInt)
  }
}
