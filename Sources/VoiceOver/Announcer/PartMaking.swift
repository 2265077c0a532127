import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

extension Composer {
  /// A part in VoiceOver's own words.
  func ownWords(
    _ role: AnnouncementPart.Role, _ text: String, _ rule: AnnouncementRule,
    trait: String? = nil, setting: String? = nil
  ) -> AnnouncementPart {
    if announcer.isCaptionOnly { return AnnouncementPart(role, text) }
    let origin = trait.flatMap(origin(ofTrait:))
    return announcer.ownWords(
      role, text,
      cause: Cause(
        rule: rule.sentence, modifier: origin?.modifier, trait: trait, setting: setting,
        source: origin?.source ?? place, evidence: rule.evidence))
  }

  /// Where the element was written; of an element that a modifier made, the modifier.
  private var place: SourceLocation? {
    element.source ?? element.origins.lazy.compactMap(\.source).first
  }

  /// Parts in the app's words, with the place they were written.
  ///
  /// One part, but up to iOS 14, where line breaks are spoken between the lines.
  func appText(
    _ role: AnnouncementPart.Role, _ text: SpokenText, _ rule: AnnouncementRule,
    of property: PropertyOrigin.Property? = nil, setting: String? = nil
  ) -> [AnnouncementPart] {
    if announcer.isCaptionOnly, !saysNewlines { return [AnnouncementPart(role, text.string)] }
    let origin = property.flatMap { property in
      element.origins.last { $0.property == property }
    }
    let cause = Cause(
      rule: origin?.rule ?? rule.sentence, modifier: origin?.modifier, setting: setting,
      source: origin?.source ?? place, evidence: rule.evidence)
    guard saysNewlines, text.string.contains(where: \.isNewline) else {
      return [announcer.appText(role, text, language: element.language, cause: cause)]
    }
    return lines(role, of: text, cause: cause)
  }

  /// Up to iOS 14, and where the labels of a combination are to be joined by line breaks.
  private var saysNewlines: Bool {
    switch settings.readings.combineJoin {
    case .profile: profile < .ios15
    case .comma: false
    case .newline: true
    }
  }

  private func lines(
    _ role: AnnouncementPart.Role, of text: SpokenText, cause: Cause
  ) -> [AnnouncementPart] {
    let newline = Cause(
      rule: AnnouncementRule.newline.sentence, source: cause.source,
      evidence: AnnouncementRule.newline.evidence)
    var parts: [AnnouncementPart] = []
    for (index, line) in text.string.split(whereSeparator: \.isNewline).enumerated() {
      if index > 0 { parts.append(announcer.ownWords(role, words[.newline], cause: newline)) }
      parts.append(
        announcer.appText(
          role, SpokenText(String(line)), language: element.language, cause: cause))
    }
    return parts
  }

  /// Where the element got its traits from: the origin that names the trait, else the last.
  private func origin(ofTrait trait: String) -> PropertyOrigin? {
    let origins = element.origins.filter { $0.property == .traits }
    guard origins.count > 1 else { return origins.first }
    let wanted = trait.lowercased()
    return origins.last { origin in
      origin.modifier?.lowercased().contains(wanted) ?? false
        || origin.rule.lowercased().contains(wanted)
    } ?? origins.last
  }
}

extension Announcer {
  /// A part in VoiceOver's own words, pronounced in the language of the screen.
  public func ownWords(
    _ role: AnnouncementPart.Role, _ text: String, cause: Cause? = nil
  ) -> AnnouncementPart {
    if isCaptionOnly { return AnnouncementPart(role, text) }
    var part = AnnouncementPart(role, text, cause: cause)
    part.spoken = pronunciation(language: nil, isOwnWords: true).spoken(text)
    return part
  }

  /// A part in the app's words: a label, a posted announcement, an action's name.
  public func appText(
    _ role: AnnouncementPart.Role, _ text: String, language: String? = nil, cause: Cause? = nil
  ) -> AnnouncementPart {
    appText(role, SpokenText(text), language: language, cause: cause)
  }

  /// The same for a text whose pieces are to be spoken in their own ways.
  public func appText(
    _ role: AnnouncementPart.Role, _ text: SpokenText, language: String? = nil,
    cause: Cause? = nil
  ) -> AnnouncementPart {
    if isCaptionOnly { return AnnouncementPart(role, text.string) }
    var part = AnnouncementPart(role, text.string, cause: cause)
    if text.runs.count <= 1 {
      let speech = text.runs.first?.speech ?? SpeechAttributes()
      let tag = speech.language ?? language ?? voiceLanguage
      part.spoken = pronunciation(language: tag, speech: speech).spoken(part.text)
      part.language = foreign(tag)
      part.pitch = speech.pitch.isFinite ? min(max(speech.pitch, -1), 1) : 0
      part.phoneticNotation = speech.phoneticNotation
      return part
    }
    let spans = text.runs.map { span(of: $0, language: language) }
    let spoken = RunJoining.joined(
      zip(text.runs, spans).map { (written: $0.string, spoken: $1.spoken) })
    part.spoken = spoken == part.text ? nil : spoken
    part.language = foreign(language ?? voiceLanguage)
    let isUniform = spans.allSatisfy {
      $0.language == part.language && $0.pitch == 0 && $0.phoneticNotation == nil
    }
    if !isUniform { part.spans = spans }
    return part
  }

  private func span(of run: SpokenText.Run, language: String?) -> SpeechSpan {
    let tag = run.speech.language ?? language ?? voiceLanguage
    let spoken = pronunciation(language: tag, speech: run.speech, isPiece: true)
      .spoken(run.string)
    return SpeechSpan(
      spoken ?? run.string, language: foreign(tag),
      pitch: run.speech.pitch.isFinite ? min(max(run.speech.pitch, -1), 1) : 0,
      phoneticNotation: run.speech.phoneticNotation)
  }

  /// The tag where it is not the language of the screen.
  private func foreign(_ tag: String?) -> String? {
    guard let tag, !tag.isEmpty else { return nil }
    let normalized = tag.lowercased().map { $0 == "_" ? "-" : $0 }
    let locale = environment.locale.lowercased().map { $0 == "_" ? "-" : $0 }
    if normalized == locale || String(normalized) == environment.language { return nil }
    return tag
  }
}
