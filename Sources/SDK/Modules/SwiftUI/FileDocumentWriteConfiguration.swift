// SwiftUI: the declarations of FileDocumentWriteConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FileDocumentWriteConfiguration {
  let contentType: UTType
  let existingFile: FileWrapper?
}
