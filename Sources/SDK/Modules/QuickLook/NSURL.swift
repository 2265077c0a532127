// QuickLook: the declarations of NSURL.
// Declared as the framework's interface has it, with code of our own.

extension NSURL: QLPreviewItem {
  var previewItemURL: URL? { self as URL }
}
