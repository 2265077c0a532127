// UIKit: the declarations of UITextStorageDirection.

enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
