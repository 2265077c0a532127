/// The iOS version whose behavior is simulated.
public struct Profile: Hashable, Sendable, Comparable {
  /// The major version of iOS: one of `supported`.
  public let version: Int

  private init(version: Int) { self.version = version }

  /// iOS 13.
  public static let ios13 = Profile(version: 13)
  /// iOS 15.
  public static let ios15 = Profile(version: 15)
  /// iOS 16.
  public static let ios16 = Profile(version: 16)
  /// iOS 17.
  public static let ios17 = Profile(version: 17)
  /// iOS 18.
  public static let ios18 = Profile(version: 18)
  /// iOS 26.
  public static let ios26 = Profile(version: 26)
  /// iOS 27.
  public static let ios27 = Profile(version: 27)

  /// The profile without `--ios`.
  public static let `default` = Profile.ios26

  /// What `--ios` takes, oldest first.
  public static let supported: [Profile] = [
    .ios13, .ios15, .ios16, .ios17, .ios18, .ios26, .ios27,
  ]

  /// The newest profile not above `version`; nil below 13.
  ///
  /// A version in between acts as the next lower one that there is evidence for (14 as 13).
  public init?(iOS version: Int) {
    guard let profile = Profile.supported.last(where: { $0.version <= version }) else {
      return nil
    }
    self = profile
  }

  /// Reads "26", "18.5", "iOS 17".
  public init?(_ text: String) {
    let digits = text.drop(while: { !$0.isNumber }).prefix(while: \.isNumber)
    guard let version = Int(digits) else { return nil }
    self.init(iOS: version)
  }

  public static func < (a: Profile, b: Profile) -> Bool { a.version < b.version }
}

extension Profile: CustomStringConvertible {
  public var description: String { "iOS \(version)" }
}
