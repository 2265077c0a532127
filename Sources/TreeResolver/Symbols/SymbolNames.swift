import EarshotAccessibilityTree
import EarshotLocalization
import EarshotVocabulary

/// What is known of one symbol's spoken name.
struct SymbolRow: Sendable {
  /// What a name rests on.
  enum Evidence: String, Sendable {
    case appleSessions = "heard in Apple's sessions"
    case captures = "captures of running apps"
    case interfaceTests = "interface tests that find the element by this name"
    case referenceImages = "reference images"
    case treeDumps = "dumps of the accessibility tree"
    case articles = "articles that quote VoiceOver"
    case recollection = "an unverified recollection"
  }

  var label: String
  var standing: PropertyOrigin.Standing
  var evidence: Evidence

  init(_ label: String, _ standing: PropertyOrigin.Standing, _ evidence: Evidence) {
    self.label = label
    self.standing = standing
    self.evidence = evidence
  }
}

/// The name that an unlabeled symbol speaks (settled, "Symbols by profile"): on iOS 13 the raw
/// name, later the system's name where it has one, else the raw name.
enum SymbolNames {
  struct Name: Sendable {
    var label: String
    var rule: String
    var standing: PropertyOrigin.Standing
    /// Checkmarks are images with the selected trait (captures of iOS 26.4).
    var isSelected = false
  }

  /// The name in the language of the screen, where it is known there.
  static func name(of symbol: String, profile: Profile, in language: PhraseLanguage) -> Name {
    SymbolVoice(profile: profile, language: language).name(of: symbol)
  }

  static func name(of symbol: String, profile: Profile) -> Name {
    if profile < .ios15 {
      return Name(
        label: symbol, rule: "before iOS 15 a symbol speaks its raw name", standing: .derived)
    }
    if let old = namesOf2021[symbol], profile < .ios16 {
      return Name(
        label: old, rule: "the symbol's name, heard in Apple's sessions of 2021",
        standing: .derived)
    }
    if let row = table[symbol] {
      return Name(
        label: row.label, rule: "the symbol's name: \(row.evidence.rawValue)",
        standing: row.standing, isSelected: selected.contains(symbol))
    }
    if let row = rowOfBase(symbol) {
      return Name(
        label: row.label, rule: "the name of the symbol that this is a variant of",
        standing: .guessed)
    }
    return Name(
      label: symbol, rule: "a symbol without a system name speaks its raw name",
      standing: .guessed)
  }

  /// Heard on watchOS 8 and iOS 15; named otherwise since.
  private static let namesOf2021 = ["drop": "Drop", "drop.fill": "Drop, fill"]

  private static let selected: Set<String> = ["checkmark", "checkmark.circle", "checkmark.circle.fill"]

  private static let variants = [".fill", ".circle", ".square", ".rectangle"]

  /// Filled and enclosed variants share the name in every pair that was verified.
  private static func rowOfBase(_ symbol: String) -> SymbolRow? {
    var base = symbol
    for _ in 0..<3 {
      guard let variant = variants.first(where: { base.hasSuffix($0) }), base.count > variant.count
      else { return nil }
      base.removeLast(variant.count)
      if let row = table[base] { return row.label == base ? nil : row }
    }
    return nil
  }
}

/// How a screen speaks its symbols: by the profile, in its language, and by the reading that is
/// followed (setting `symbol-names`).
struct SymbolVoice: Sendable, Equatable {
  var profile = Profile.default
  var language = PhraseLanguage.english
  var reading = DisputedReadings.SymbolNames.profile

  init(
    profile: Profile = .default, language: PhraseLanguage = .english,
    reading: DisputedReadings.SymbolNames = .profile
  ) {
    self.profile = profile
    self.language = language
    self.reading = reading
  }

  init(_ environment: ScreenEnvironment) {
    self.init(
      profile: environment.profile,
      language: PhraseLanguage(locale: environment.locale) ?? .english,
      reading: environment.readings.symbolNames)
  }

  func name(of symbol: String) -> SymbolNames.Name {
    var name =
      switch reading {
      case .profile: SymbolNames.name(of: symbol, profile: profile)
      case .localized: SymbolNames.name(of: symbol, profile: max(profile, .ios16))
      case .raw: SymbolNames.name(of: symbol, profile: .ios13)
      }
    guard let translated = SymbolTranslations.name(name.label, in: language) else { return name }
    let certainty = SymbolTranslations.certainty(of: name.label, in: language)
    name.rule +=
      certainty == .recorded ? ", recorded in the language: " : ", translated, not recorded: "
    name.rule += SymbolTranslations.source(of: name.label, in: language)
    name.label = translated
    if certainty != .recorded { name.standing = .guessed }
    return name
  }
}
