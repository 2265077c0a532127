import EarshotVocabulary

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The clock of the device: pickers and charts show what it says at a moment.
enum LocalTime {
  /// Seconds that the device's clock is ahead of UTC at that moment; 0 where the zone isn't known.
  static func offset(at seconds: Double, in environment: ScreenEnvironment) -> Double {
    let zone = environment.timeZone
    guard zone != "UTC", seconds.isFinite, let known = TimeZone(identifier: zone) else { return 0 }
    return Double(known.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
  }

  /// What the device's calendar and clock say.
  static func date(at seconds: Double, in environment: ScreenEnvironment) -> CivilDate {
    CivilDate(seconds: seconds + offset(at: seconds, in: environment))
  }
}
