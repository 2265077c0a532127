// Foundation: the declarations of Progress.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Progress: NSObject, Sendable {
  struct FileOperationKind: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let downloading: Progress.FileOperationKind
    static let decompressingAfterDownloading: Progress.FileOperationKind
    static let receiving: Progress.FileOperationKind
    static let copying: Progress.FileOperationKind
    let rawValue: String
    init(_ rawValue: String)
    init(rawValue: String)
  }
  var totalUnitCount: Int64 { get set }
  var completedUnitCount: Int64 { get set }
  var localizedDescription: String! { get }
  var localizedAdditionalDescription: String! { get }
  var isCancellable: Bool { get set }
  var isPausable: Bool { get set }
  var isCancelled: Bool { get set }
  var isPaused: Bool { get set }
  var cancellationHandler: (() -> Void)? { get set }
  var pausingHandler: (() -> Void)? { get set }
  var resumingHandler: (() -> Void)? { get set }
  var isIndeterminate: Bool { get }
  var isFinished: Bool { get }
  var fractionCompleted: Double { get }
  var userInfo: [ProgressUserInfoKey: Any] { get }
  var kind: ProgressKind? { get set }
  convenience init(totalUnitCount unitCount: Int64)
  convenience init(
    totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64)
  init(parent parentProgress: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey: Any]? = nil)
  class func current() -> Progress?
  class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress
  func becomeCurrent(withPendingUnitCount unitCount: Int64)
  func resignCurrent()
  func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64)
  func cancel()
  func pause()
  func resume()
  func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey)
}
