// SwiftUI: the declarations of FileDialogBrowserOptions.
// Declared as the framework's interface has it, with code of our own.

struct FileDialogBrowserOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var enumeratePackages: FileDialogBrowserOptions { FileDialogBrowserOptions(rawValue: 1) }
  static var includeHiddenFiles: FileDialogBrowserOptions { FileDialogBrowserOptions(rawValue: 2) }
  static var displayFileExtensions: FileDialogBrowserOptions { FileDialogBrowserOptions(rawValue: 4) }
}
