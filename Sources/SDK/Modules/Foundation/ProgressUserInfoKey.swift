// Foundation: the declarations of ProgressUserInfoKey.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct ProgressUserInfoKey: RawRepresentable, Hashable, Sendable {
  typealias RawValue = String
  static let estimatedTimeRemainingKey: ProgressUserInfoKey
  static let throughputKey: ProgressUserInfoKey
  static let fileOperationKindKey: ProgressUserInfoKey
  static let fileURLKey: ProgressUserInfoKey
  static let fileTotalCountKey: ProgressUserInfoKey
  static let fileCompletedCountKey: ProgressUserInfoKey
  let rawValue: String
  init(_ rawValue: String)
  init(rawValue: String)
}
