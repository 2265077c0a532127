// Foundation: the declarations of Dimension.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Dimension: Unit {
  let converter: UnitConverter
  required init(symbol: String, converter: UnitConverter)
  required init?(coder aDecoder: NSCoder)
  required init(symbol: String)
  class func baseUnit() -> Self
  override func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
}
