// SwiftData: the declarations of SwiftDataError.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SwiftDataError: Error, Hashable {
  static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool
  func hash(into hasher: inout Hasher)
  static let includePendingChangesWithBatchSize: SwiftDataError
  static let unsupportedPredicate: SwiftDataError
  static let unsupportedKeyPath: SwiftDataError
  static let sortingPendingChangesWithIdentifiers: SwiftDataError
  static let unsupportedSortDescriptor: SwiftDataError
  static let duplicateConfiguration: SwiftDataError
  static let configurationFileNameTooLong: SwiftDataError
  static let configurationFileNameContainsInvalidCharacters: SwiftDataError
  static let configurationSchemaNotFoundInContainerSchema: SwiftDataError
  static let loadIssueModelContainer: SwiftDataError
  static let modelValidationFailure: SwiftDataError
  static let missingModelContext: SwiftDataError
  static let backwardMigration: SwiftDataError
  static let unknownSchema: SwiftDataError
  static let historyTokenExpired: SwiftDataError
  static let invalidTransactionFetchRequest: SwiftDataError
  static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool
}
