// SwiftUI: the declarations of FileDocumentReadConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FileDocumentReadConfiguration {
  let contentType: UTType
  let file: FileWrapper
}
