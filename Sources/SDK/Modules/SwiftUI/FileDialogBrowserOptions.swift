// SwiftUI: the declarations of FileDialogBrowserOptions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FileDialogBrowserOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int)
  static let enumeratePackages: FileDialogBrowserOptions
  static let includeHiddenFiles: FileDialogBrowserOptions
  static let displayFileExtensions: FileDialogBrowserOptions
}
