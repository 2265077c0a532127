// Foundation: the declarations of Scanner that only Apple's platforms have.

extension Scanner {
  @discardableResult func scanInt(_ result: inout Int) -> Bool
  @discardableResult func scanInt32(_ result: inout Int32) -> Bool
  @discardableResult func scanInt64(_ result: inout Int64) -> Bool
  @discardableResult func scanUnsignedLongLong(_ result: inout UInt64) -> Bool
  @discardableResult func scanFloat(_ result: inout Float) -> Bool
  @discardableResult func scanDouble(_ result: inout Double) -> Bool
  @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool
  @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool
}
