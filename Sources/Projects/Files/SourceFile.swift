/// One file of Swift as a user handed it over.
package struct SourceFile: Sendable {
  /// As shown in notices.
  package var path: String
  /// The content, in UTF-8.
  package var bytes: [UInt8]
  /// Whether it lies among the files of an Xcode project without being compiled by any target: what it declares
  /// counts for itself alone.
  package let isLeftOver: Bool
  /// Whether Xcode writes it while it builds: it belongs to what the app declares itself, whatever that is.
  package let isMade: Bool

  /// A file by its path and content.
  ///
  /// - Parameters:
  ///   - isLeftOver: whether an Xcode project that it lies in compiles it in none of its targets.
  ///   - isMade: whether Xcode writes it while it builds.
  package init(path: String, bytes: [UInt8], isLeftOver: Bool = false, isMade: Bool = false) {
    self.isMade = isMade
    self.path = path
    self.bytes = bytes
    self.isLeftOver = isLeftOver
  }
}
