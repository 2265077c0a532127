// Foundation: the declarations of NSCoding.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSCoding {
  init?(coder aDecoder: NSCoder)
  func encode(with aCoder: NSCoder)
}
