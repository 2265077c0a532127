// Foundation: the declarations of ProgressUserInfoKey.
// Declared as the framework's interface has it, with code of our own.

struct ProgressUserInfoKey: RawRepresentable, Hashable, Sendable {
  static let estimatedTimeRemainingKey = ProgressUserInfoKey("NSProgressEstimatedTimeRemainingKey")
  static let throughputKey = ProgressUserInfoKey("NSProgressThroughputKey")
  static let fileOperationKindKey = ProgressUserInfoKey("NSProgressFileOperationKindKey")
  static let fileURLKey = ProgressUserInfoKey("NSProgressFileURLKey")
  static let fileTotalCountKey = ProgressUserInfoKey("NSProgressFileTotalCountKey")
  static let fileCompletedCountKey = ProgressUserInfoKey("NSProgressFileCompletedCountKey")
  let rawValue: String
  init(_ rawValue: String) { self.rawValue = rawValue }
  init(rawValue: String) { self.rawValue = rawValue }
}
