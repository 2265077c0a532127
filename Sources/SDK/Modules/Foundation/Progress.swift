// Foundation: the declarations of Progress.
// Declared as the framework's interface has it, with code of our own.

/// Counts of what is done, with those of its children. The descriptions are as `NSProgress.h` gives examples of
/// them: "30% completed", "3 of 10 files", "1.61 GB of 3.22 GB (2 KB/sec) — 2 minutes remaining".
/// https://developer.apple.com/documentation/foundation/progress
class Progress: NSObject, Sendable {
  typealias Kind = ProgressKind
  struct FileOperationKind: RawRepresentable, Hashable, Sendable {
    static let downloading = Progress.FileOperationKind("NSProgressFileOperationKindDownloading")
    static let uploading = Progress.FileOperationKind("NSProgressFileOperationKindUploading")
    static let decompressingAfterDownloading = Progress.FileOperationKind(
      "NSProgressFileOperationKindDecompressingAfterDownloading")
    static let receiving = Progress.FileOperationKind("NSProgressFileOperationKindReceiving")
    static let copying = Progress.FileOperationKind("NSProgressFileOperationKindCopying")
    static let duplicating = Progress.FileOperationKind("NSProgressFileOperationKindDuplicating")
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
    /// How a description begins that says what is done to files.
    var _word: String {
      switch self {
      case .downloading: return "Downloading"
      case .uploading: return "Uploading"
      case .decompressingAfterDownloading: return "Decompressing"
      case .receiving: return "Receiving"
      case .copying: return "Copying"
      case .duplicating: return "Duplicating"
      default: return "Processing"
      }
    }
  }
  static var _current: Progress?
  var totalUnitCount: Int64 = 0
  var _ownCount: Int64 = 0
  var _children: [(progress: Progress, count: Int64)] = []
  var _description: String?
  var _additionalDescription: String?
  /// What the next child of the current progress counts for; nil where there is one already.
  var _pendingCount: Int64?
  var kind: ProgressKind?
  var isCancellable = true
  var isPausable = false
  var isCancelled = false
  var isPaused = false
  var cancellationHandler: (() -> Void)?
  var pausingHandler: (() -> Void)?
  var resumingHandler: (() -> Void)?
  var userInfo: [ProgressUserInfoKey: Any] = [:]

  override init() {}
  convenience init(totalUnitCount unitCount: Int64) {
    self.init(parent: Progress.current())
    totalUnitCount = unitCount
  }
  convenience init(
    totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64
  ) {
    self.init()
    totalUnitCount = unitCount
    parent.addChild(self, withPendingUnitCount: portionOfParentTotalUnitCount)
  }
  init(parent parentProgress: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey: Any]? = nil) {
    userInfo = userInfoOrNil ?? [:]
    super.init()
    guard let parentProgress, let count = parentProgress._pendingCount else { return }
    parentProgress._pendingCount = nil
    parentProgress.addChild(self, withPendingUnitCount: count)
  }
  class func current() -> Progress? { _current }
  class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
    let progress = Progress()
    progress.totalUnitCount = unitCount
    return progress
  }

  /// What a child counts for is done when the child is.
  var completedUnitCount: Int64 {
    get { _ownCount + _finishedCount }
    set { _ownCount = newValue - _finishedCount }
  }
  var _finishedCount: Int64 { _children.reduce(0) { $0 + ($1.progress.isFinished ? $1.count : 0) } }
  var isIndeterminate: Bool {
    totalUnitCount < 0 || _ownCount < 0 || (totalUnitCount == 0 && completedUnitCount == 0)
  }
  var isFinished: Bool { !isIndeterminate && fractionCompleted >= 1 }
  var fractionCompleted: Double {
    if isIndeterminate { return 0 }
    if totalUnitCount == 0 { return 1 }
    var done = Double(_ownCount)
    for child in _children { done += child.progress.fractionCompleted * Double(child.count) }
    return done / Double(totalUnitCount)
  }

  var fileOperationKind: Progress.FileOperationKind? {
    get { userInfo[.fileOperationKindKey] as? Progress.FileOperationKind }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }
  var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }
  var fileTotalCount: Int? {
    get { userInfo[.fileTotalCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }
  var fileCompletedCount: Int? {
    get { userInfo[.fileCompletedCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }
  var estimatedTimeRemaining: TimeInterval? {
    get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }
  var throughput: Int? {
    get { userInfo[.throughputKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }

  var localizedDescription: String! {
    get {
      if let _description { return _description }
      guard kind == .file else {
        return isIndeterminate ? "" : "\(Int(fractionCompleted * 100))% completed"
      }
      let doing = fileOperationKind?._word ?? "Processing"
      if let name = fileURL?.lastPathComponent { return "\(doing) “\(name)”…" }
      guard let count = fileTotalCount else { return "\(doing) files…" }
      return count == 1 ? "\(doing) 1 file…" : "\(doing) \(count) files…"
    }
    set { _description = newValue }
  }

  // That "About" stands before the time is assumed.
  var localizedAdditionalDescription: String! {
    get {
      if let _additionalDescription { return _additionalDescription }
      var text = isIndeterminate ? "" : _amount
      if let throughput {
        let speed = ByteCountFormatter.string(fromByteCount: Int64(throughput), countStyle: .file)
        text += text.isEmpty ? "\(speed)/sec" : " (\(speed)/sec)"
      }
      guard let seconds = estimatedTimeRemaining else { return text }
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = 2
      guard let time = formatter.string(from: seconds) else { return text }
      return text.isEmpty ? "About \(time) remaining" : "\(text) — About \(time) remaining"
    }
    set { _additionalDescription = newValue }
  }
  var _amount: String {
    guard kind == .file else { return "\(completedUnitCount.formatted()) of \(totalUnitCount.formatted())" }
    if let count = fileTotalCount, count > 1 { return "\(fileCompletedCount ?? 0) of \(count) files" }
    let done = ByteCountFormatter.string(fromByteCount: completedUnitCount, countStyle: .file)
    let total = ByteCountFormatter.string(fromByteCount: totalUnitCount, countStyle: .file)
    return "\(done) of \(total)"
  }

  func becomeCurrent(withPendingUnitCount unitCount: Int64) {
    _pendingCount = unitCount
    Progress._current = self
  }
  func resignCurrent() {
    if let count = _pendingCount { _ownCount += count }
    _pendingCount = nil
    Progress._current = nil
  }
  func performAsCurrent<ReturnType>(
    withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType
  ) rethrows -> ReturnType {
    becomeCurrent(withPendingUnitCount: unitCount)
    defer { resignCurrent() }
    return try work()
  }
  func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    _children.append((child, inUnitCount))
  }
  func cancel() {
    isCancelled = true
    cancellationHandler?()
    for child in _children { child.progress.cancel() }
  }
  func pause() {
    isPaused = true
    pausingHandler?()
    for child in _children { child.progress.pause() }
  }
  func resume() {
    isPaused = false
    resumingHandler?()
    for child in _children { child.progress.resume() }
  }
  func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey) { userInfo[key] = objectOrNil }
}
