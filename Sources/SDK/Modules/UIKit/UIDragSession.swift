// UIKit: the declarations of UIDragSession.
// https://developer.apple.com/documentation/uikit/uidragsession

@MainActor protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
