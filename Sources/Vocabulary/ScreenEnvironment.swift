/// Everything about the device and the world that a screen may depend on.
///
/// Two runs with equal environments and inputs say the same words on every machine: no clock,
/// no time zone and no random source of the machine is ever asked.
public struct ScreenEnvironment: Hashable, Sendable {
  /// The iOS version to behave as.
  public var profile: Profile
  /// Screen and idiom, as the device is held.
  public var device: Device
  /// A locale identifier: `en_US`, `de`, `zh-Hans`.
  public var locale: String
  /// The text size.
  public var dynamicType: DynamicType
  /// Light or dark.
  public var appearance: Appearance
  /// What `Date()` and `.now` answer, in seconds since 1970-01-01 00:00 UTC.
  public var now: Double
  /// An IANA time zone name.
  public var timeZone: String
  /// How much an input may hold and cost.
  public var bounds: Bounds
  /// What is followed where sources disagree about what iOS reports.
  public var readings = DisputedReadings()

  /// 2026-01-15 09:41:00 UTC, a Thursday.
  public static let defaultNow: Double = 1_768_470_060

  /// As on a new iPhone in English, unless said otherwise.
  public init(
    profile: Profile = .default, device: Device = .iPhone, locale: String = "en_US",
    dynamicType: DynamicType = .large, appearance: Appearance = .light,
    now: Double = ScreenEnvironment.defaultNow, timeZone: String = "UTC",
    bounds: Bounds = .standard
  ) {
    self.profile = profile
    self.device = device
    self.locale = locale
    self.dynamicType = dynamicType
    self.appearance = appearance
    self.now = now
    self.timeZone = timeZone
    self.bounds = bounds
  }

  /// The language of the locale, without region and script: `zh` of `zh-Hans_CN`.
  public var language: String {
    String(locale.prefix(while: { $0 != "_" && $0 != "-" })).lowercased()
  }

  /// Right to left for Arabic, Hebrew, Persian, Urdu and their kin.
  public var layoutDirection: LayoutDirection {
    ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(language)
      ? .rightToLeft : .leftToRight
  }
}

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// The text size that the user has chosen, from the smallest to the largest.
public enum DynamicType: String, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
