// Foundation: the declarations of NSArray that only Apple's platforms have.

extension NSArray {
  func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  func enumerateObjects(
    options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  func sortedArray(using comparator: Selector) -> [Any]
}
