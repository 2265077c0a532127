/// Foundation's `Progress`, written as an app would write it and evaluated with the app: it holds the counts
/// that it is given and says how far they are.
enum ProgressPrelude {
  static let source = SourceFile(standingInFor: "Foundation", text)

  /// Whether any of the files makes a progress, and none declares a type of that name.
  static func isNeeded(by files: [SourceFile]) -> Bool {
    guard files.contains(where: { file in calls.contains { file.mentions($0) } }) else { return false }
    return !files.contains { file in declarations.contains { file.mentions($0) } }
  }

  private static let calls = ["Progress()", "Progress(totalUnitCount:", "Progress.discreteProgress("]
    .map { Array($0.utf8) }
  private static let declarations = ["struct", "class", "enum", "actor"]
    .flatMap { word in [" ", ":", "<"].map { Array("\(word) Progress\($0)".utf8) } }

  /// The descriptions are as the header `NSProgress.h` gives examples of them: "30% completed",
  /// "3 of 10 files", "1.61 GB of 3.22 GB (2 KB/sec) — 2 minutes remaining". That the system says "About"
  /// before the time is assumed.
  private static let text = """
    class Progress: NSObject, ObservableObject {
      struct ProgressKind: RawRepresentable, Hashable {
        var rawValue: String
        static let file = ProgressKind(rawValue: "NSProgressKindFile")
      }
      typealias Kind = ProgressKind
      struct FileOperationKind: RawRepresentable, Hashable {
        var rawValue: String
        static let downloading = FileOperationKind(rawValue: "Downloading")
        static let uploading = FileOperationKind(rawValue: "Uploading")
        static let decompressingAfterDownloading = FileOperationKind(rawValue: "Decompressing")
        static let receiving = FileOperationKind(rawValue: "Receiving")
        static let copying = FileOperationKind(rawValue: "Copying")
        static let duplicating = FileOperationKind(rawValue: "Duplicating")
      }
      var totalUnitCount: Int64 = 0
      var completedUnitCount: Int64 = 0
      var kind: ProgressKind?
      var fileOperationKind: FileOperationKind?
      var fileURL: URL?
      var fileTotalCount: Int?
      var fileCompletedCount: Int?
      var estimatedTimeRemaining: TimeInterval?
      var throughput: Int?
      var isCancellable = true
      var isPausable = false
      var isCancelled = false
      var isPaused = false
      var cancellationHandler: (() -> Void)?
      var pausingHandler: (() -> Void)?
      var resumingHandler: (() -> Void)?
      var userInfo: [String: Any] = [:]
      private var children: [(Progress, Int64)] = []
      private var givenDescription: String?
      private var givenAdditionalDescription: String?

      override init() {}
      init(totalUnitCount: Int64) { self.totalUnitCount = totalUnitCount }
      init(totalUnitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
        self.totalUnitCount = totalUnitCount
        parent.addChild(self, withPendingUnitCount: pendingUnitCount)
      }
      static func discreteProgress(totalUnitCount: Int64) -> Progress {
        Progress(totalUnitCount: totalUnitCount)
      }
      func addChild(_ child: Progress, withPendingUnitCount count: Int64) { children.append((child, count)) }
      func cancel() {
        isCancelled = true
        cancellationHandler?()
        for child in children { child.0.cancel() }
      }
      func pause() {
        isPaused = true
        pausingHandler?()
      }
      func resume() {
        isPaused = false
        resumingHandler?()
      }
      var isIndeterminate: Bool {
        totalUnitCount < 0 || completedUnitCount < 0 || (totalUnitCount == 0 && completedUnitCount == 0)
      }
      var isFinished: Bool { !isIndeterminate && fractionCompleted >= 1 }
      var fractionCompleted: Double {
        if isIndeterminate { return 0 }
        if totalUnitCount == 0 { return 1 }
        var done = Double(completedUnitCount)
        for child in children { done += child.0.fractionCompleted * Double(child.1) }
        return done / Double(totalUnitCount)
      }
      var localizedDescription: String {
        get {
          if let givenDescription { return givenDescription }
          guard kind == .file else {
            return isIndeterminate ? "" : "\\(Int(fractionCompleted * 100))% completed"
          }
          let doing = fileOperationKind?.rawValue ?? "Processing"
          if let name = fileURL?.lastPathComponent { return "\\(doing) “\\(name)”…" }
          guard let count = fileTotalCount else { return "\\(doing) files…" }
          return count == 1 ? "\\(doing) 1 file…" : "\\(doing) \\(count) files…"
        }
        set { givenDescription = newValue }
      }
      var localizedAdditionalDescription: String {
        get {
          if let givenAdditionalDescription { return givenAdditionalDescription }
          var text = isIndeterminate ? "" : amount
          if let throughput {
            let speed = ByteCountFormatter.string(fromByteCount: Int64(throughput), countStyle: .file)
            text += text.isEmpty ? "\\(speed)/sec" : " (\\(speed)/sec)"
          }
          guard let seconds = estimatedTimeRemaining else { return text }
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = .full
          formatter.maximumUnitCount = 2
          guard let time = formatter.string(from: seconds) else { return text }
          return text.isEmpty ? "About \\(time) remaining" : "\\(text) — About \\(time) remaining"
        }
        set { givenAdditionalDescription = newValue }
      }
      private var amount: String {
        guard kind == .file else { return "\\(completedUnitCount.formatted()) of \\(totalUnitCount.formatted())" }
        if let count = fileTotalCount, count > 1 { return "\\(fileCompletedCount ?? 0) of \\(count) files" }
        let done = ByteCountFormatter.string(fromByteCount: completedUnitCount, countStyle: .file)
        let total = ByteCountFormatter.string(fromByteCount: totalUnitCount, countStyle: .file)
        return "\\(done) of \\(total)"
      }
    }
    """
}
