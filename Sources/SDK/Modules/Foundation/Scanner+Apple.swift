// Foundation: the declarations of Scanner that only Apple's platforms have.

extension Scanner {
  @discardableResult func scanInt(_ result: inout Int) -> Bool {
    guard let number = scanInt() else { return false }
    result = number
    return true
  }
  @discardableResult func scanInt32(_ result: inout Int32) -> Bool {
    guard let number = scanInt32() else { return false }
    result = number
    return true
  }
  @discardableResult func scanInt64(_ result: inout Int64) -> Bool {
    guard let number = scanInt64() else { return false }
    result = number
    return true
  }
  @discardableResult func scanUnsignedLongLong(_ result: inout UInt64) -> Bool {
    guard let number = scanUInt64() else { return false }
    result = number
    return true
  }
  @discardableResult func scanFloat(_ result: inout Float) -> Bool {
    guard let number = scanFloat() else { return false }
    result = number
    return true
  }
  @discardableResult func scanDouble(_ result: inout Double) -> Bool {
    guard let number = scanDouble() else { return false }
    result = number
    return true
  }
  @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
    guard let number = scanHexInt32() else { return false }
    result = number
    return true
  }
  @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
    guard let number = scanHexInt64() else { return false }
    result = number
    return true
  }
}
