// Foundation: what the declarations of UnitInformationStorage are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitInformationStorage() {
    addUnitInformationStorageItself()
  }

  private mutating func addUnitInformationStorageItself() {
    value("UnitInformationStorage", UnitInformationStorage.self)
    make("UnitInformationStorage.baseUnit()") { UnitInformationStorage.baseUnit() }
    constants(
      "UnitInformationStorage",
      [
        "bytes": .bytes, "bits": .bits, "nibbles": .nibbles, "yottabytes": .yottabytes,
        "zettabytes": .zettabytes, "exabytes": .exabytes, "petabytes": .petabytes, "terabytes": .terabytes,
        "gigabytes": .gigabytes, "megabytes": .megabytes, "kilobytes": .kilobytes, "yottabits": .yottabits,
        "zettabits": .zettabits, "exabits": .exabits, "petabits": .petabits, "terabits": .terabits,
        "gigabits": .gigabits, "megabits": .megabits, "kilobits": .kilobits, "yobibytes": .yobibytes,
        "zebibytes": .zebibytes, "exbibytes": .exbibytes, "pebibytes": .pebibytes, "tebibytes": .tebibytes,
        "gibibytes": .gibibytes, "mebibytes": .mebibytes, "kibibytes": .kibibytes, "yobibits": .yobibits,
        "zebibits": .zebibits, "exbibits": .exbibits, "pebibits": .pebibits, "tebibits": .tebibits,
        "gibibits": .gibibits, "mebibits": .mebibits, "kibibits": .kibibits,
      ]
        as KeyValuePairs<String, UnitInformationStorage>)
  }
}
