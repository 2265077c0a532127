import Foundation

/// When and where a program is taken to run.
package struct World {
  /// The time when it began.
  package let start: Date
  package let locale: Locale
  package let timeZone: TimeZone
  package let calendar: Calendar
  /// The environment variables of its process.
  package var variables: [String: String] = [:]

  /// - Parameters:
  ///   - start: seconds since 1970-01-01 00:00 UTC.
  ///   - locale: an identifier, `en_US`.
  ///   - timeZone: a name of the IANA's; UTC where it isn't known.
  package init(start: Double, locale: String, timeZone: String) {
    self.start = Date(timeIntervalSince1970: start)
    self.locale = Locale(identifier: locale).withRegion
    self.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    var calendar = Calendar(identifier: self.locale.calendar.identifier)
    calendar.locale = self.locale
    calendar.timeZone = self.timeZone
    self.calendar = calendar
  }
}

extension Machine {
  /// What time it is for the program.
  package var now: Date {
    guard let world else { return Date().addingTimeInterval(scheduler.now) }
    return world.start.addingTimeInterval(scheduler.now)
  }
}

/// Numbers that look like random ones and are the same in every run: SplitMix64 (Steele, Lea, Flood 2014).
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64 = 0

  package init() {}

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}

extension Locale {
  /// The locale with the region where its language is spoken most, where it names none: a device has one, and its
  /// currency and days follow from it (Unicode's likely subtags, https://www.unicode.org/reports/tr35/#Likely_Subtags).
  fileprivate var withRegion: Locale {
    guard region == nil, let region = Locale.Language(identifier: language.maximalIdentifier).region else {
      return self
    }
    var components = Locale.Components(locale: self)
    components.languageComponents.region = region
    return Locale(components: components)
  }
}
