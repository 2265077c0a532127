// Foundation: the declarations of UnitInformationStorage.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitInformationStorage: Dimension {
  class var bytes: UnitInformationStorage { get }
  class var bits: UnitInformationStorage { get }
  class var nibbles: UnitInformationStorage { get }
  class var yottabytes: UnitInformationStorage { get }
  class var zettabytes: UnitInformationStorage { get }
  class var exabytes: UnitInformationStorage { get }
  class var petabytes: UnitInformationStorage { get }
  class var terabytes: UnitInformationStorage { get }
  class var gigabytes: UnitInformationStorage { get }
  class var megabytes: UnitInformationStorage { get }
  class var kilobytes: UnitInformationStorage { get }
  class var yottabits: UnitInformationStorage { get }
  class var zettabits: UnitInformationStorage { get }
  class var exabits: UnitInformationStorage { get }
  class var petabits: UnitInformationStorage { get }
  class var terabits: UnitInformationStorage { get }
  class var gigabits: UnitInformationStorage { get }
  class var megabits: UnitInformationStorage { get }
  class var kilobits: UnitInformationStorage { get }
  class var yobibytes: UnitInformationStorage { get }
  class var zebibytes: UnitInformationStorage { get }
  class var exbibytes: UnitInformationStorage { get }
  class var pebibytes: UnitInformationStorage { get }
  class var tebibytes: UnitInformationStorage { get }
  class var gibibytes: UnitInformationStorage { get }
  class var mebibytes: UnitInformationStorage { get }
  class var kibibytes: UnitInformationStorage { get }
  class var yobibits: UnitInformationStorage { get }
  class var zebibits: UnitInformationStorage { get }
  class var exbibits: UnitInformationStorage { get }
  class var pebibits: UnitInformationStorage { get }
  class var tebibits: UnitInformationStorage { get }
  class var gibibits: UnitInformationStorage { get }
  class var mebibits: UnitInformationStorage { get }
  class var kibibits: UnitInformationStorage { get }
  override class func baseUnit() -> UnitInformationStorage
  override func isEqual(_ object: Any?) -> Bool
}
