// QuickLook: the declarations of QLPreviewItem.
// Declared as the framework's interface has it, with code of our own.

protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

/// Objective-C's protocol asks for this optionally.
extension QLPreviewItem {
  var previewItemTitle: String? { nil }
}
