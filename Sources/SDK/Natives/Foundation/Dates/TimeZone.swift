// Foundation: what the declarations of TimeZone are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addTimeZone() {
    addTimeZoneItself()
  }

  private mutating func addTimeZoneItself() {
    value("TimeZone", TimeZone.self)
    make("TimeZone.abbreviationDictionary") { TimeZone.abbreviationDictionary }
    make("TimeZone.gmt") { TimeZone.gmt }
    make("TimeZone.knownTimeZoneIdentifiers") { TimeZone.knownTimeZoneIdentifiers }
    make("TimeZone.timeZoneDataVersion") { TimeZone.timeZoneDataVersion }
    property("TimeZone.identifier", \TimeZone.identifier)
    property("TimeZone.nextDaylightSavingTimeTransition", \TimeZone.nextDaylightSavingTimeTransition)
    make("TimeZone.init(identifier:)") { (a: String) in TimeZone(identifier: a) }
    // Foundation has no zone further than 18 hours from GMT; asked for the least number there is, it traps.
    make("TimeZone.init(secondsFromGMT:)") { (a: Int) in
      a.magnitude <= 64_800 ? TimeZone(secondsFromGMT: a) : nil
    }
    make("TimeZone.init(abbreviation:)") { (a: String) in TimeZone(abbreviation: a) }
    method("TimeZone.secondsFromGMT(for:)") { (it: TimeZone, a: Date) in it.secondsFromGMT(for: a) }
    method("TimeZone.abbreviation(for:)") { (it: TimeZone, a: Date) in it.abbreviation(for: a) }
    method("TimeZone.isDaylightSavingTime(for:)") { (it: TimeZone, a: Date) in it.isDaylightSavingTime(for: a)
    }
    method("TimeZone.daylightSavingTimeOffset(for:)") { (it: TimeZone, a: Date) in
      it.daylightSavingTimeOffset(for: a)
    }
    method("TimeZone.nextDaylightSavingTimeTransition(after:)") { (it: TimeZone, a: Date) in
      it.nextDaylightSavingTimeTransition(after: a)
    }
    method("TimeZone.localizedName(for:locale:)") { (it: TimeZone, a: TimeZone.NameStyle, b: Locale?) in
      it.localizedName(for: a, locale: b)
    }
    value("TimeZone.NameStyle", TimeZone.NameStyle.self)
  }
}

extension TimeZone: HostBoxed {}
extension TimeZone.NameStyle: HostCases {
  static var hostCases: [TimeZone.NameStyle] {
    [.standard, .shortStandard, .daylightSaving, .shortDaylightSaving, .generic, .shortGeneric]
  }
}
