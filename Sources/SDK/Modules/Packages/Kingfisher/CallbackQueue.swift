// Kingfisher: the declarations of CallbackQueue, as its documentation has them.

enum CallbackQueue {
  case mainAsync
  case mainCurrentOrAsync
  case untouch
  case dispatch(DispatchQueue)
}
