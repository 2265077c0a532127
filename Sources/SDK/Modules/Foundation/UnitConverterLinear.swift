// Foundation: the declarations of UnitConverterLinear.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class UnitConverterLinear: UnitConverter, NSSecureCoding {
  static var supportsSecureCoding: Bool { get }
  var coefficient: Double { get }
  var constant: Double { get }
  convenience init(coefficient: Double)
  init(coefficient: Double, constant: Double)
  required convenience init?(coder aDecoder: NSCoder)
  override func baseUnitValue(fromValue value: Double) -> Double
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
}
