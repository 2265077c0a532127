// Foundation: the declarations of NSMeasurement.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMeasurement: NSObject, NSCopying, NSSecureCoding {
  class var supportsSecureCoding: Bool { get }
  var unit: Unit { get }
  var doubleValue: Double { get }
  override var hash: Int { get }
  init(doubleValue: Double, unit: Unit)
  required init?(coder aDecoder: NSCoder)
  func canBeConverted(to unit: Unit) -> Bool
  func converting(to otherUnit: Unit) -> Measurement<Unit>
  func adding(_ rhs: Measurement<Unit>) -> Measurement<Unit>
  func subtracting(_ rhs: Measurement<Unit>) -> Measurement<Unit>
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
}
