// TipKit: the declarations of TipKitError.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TipKitError: Error, LocalizedError, Hashable {
  var description: String { get }
  var errorDescription: String? { get }
  static let invalidPredicateValueType: TipKitError
  static let missingGroupContainerEntitlements: TipKitError
  static let tipsDatastoreAlreadyConfigured: TipKitError
  static func ~= (lhs: TipKitError, rhs: any Error) -> Bool
}
