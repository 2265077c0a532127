// SwiftUI: the declarations of DocumentBaseBox.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DocumentBaseBox<Document>: AnyObject {
  associatedtype Document
  var base: Self.Document? { get set }
}
