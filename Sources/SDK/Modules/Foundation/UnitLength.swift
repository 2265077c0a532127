// Foundation: the declarations of UnitLength.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitLength: Dimension {
  class var megameters: UnitLength { get }
  class var kilometers: UnitLength { get }
  class var hectometers: UnitLength { get }
  class var decameters: UnitLength { get }
  class var meters: UnitLength { get }
  class var decimeters: UnitLength { get }
  class var centimeters: UnitLength { get }
  class var millimeters: UnitLength { get }
  class var micrometers: UnitLength { get }
  class var nanometers: UnitLength { get }
  class var picometers: UnitLength { get }
  class var inches: UnitLength { get }
  class var feet: UnitLength { get }
  class var yards: UnitLength { get }
  class var miles: UnitLength { get }
  class var scandinavianMiles: UnitLength { get }
  class var lightyears: UnitLength { get }
  class var nauticalMiles: UnitLength { get }
  class var fathoms: UnitLength { get }
  class var furlongs: UnitLength { get }
  class var astronomicalUnits: UnitLength { get }
  class var parsecs: UnitLength { get }
  override class func baseUnit() -> UnitLength
  override func isEqual(_ object: Any?) -> Bool
}
