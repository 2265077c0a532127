// UIKit: the declarations of UIDropSession.
// https://developer.apple.com/documentation/uikit/uidropsession

@MainActor protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}
