// Foundation: the declarations of NSCacheDelegate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSCacheDelegate: NSObjectProtocol {
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}
