import EarshotAnnouncements

/// The silence between what is said, in milliseconds of our own: espeak-ng's pauses change with
/// its rate, ours do not (speech.md 2).
///
/// Order and proportion are VoiceOver's: a short break at a comma, a noticeably longer one before
/// the hint, "Actions available" last (spec voiceover.md, pauses). The figures are ours.
public enum Pauses {
  typealias Role = AnnouncementPart.Role

  /// Between two announcements: two stops of a screen read in one go.
  public static let betweenAnnouncements = 600

  /// Between a sound and what comes before or after it.
  static let besideSound = 100

  /// Between two sentences of one part that is too long for one utterance.
  static let betweenSentences = 200

  /// Between two parts where no row below matches: a comma.
  static let comma = 120

  /// The first row whose roles match counts; nil stands for every role.
  private static let rows: [(before: Role?, after: Role?, milliseconds: Int)] = [
    (nil, .hint, 500),
    (nil, .actions, 400),
    (nil, .moreContent, 400),
    (.actions, nil, 400),
    (.moreContent, nil, 400),
    (.hint, nil, 500),
    (.announcement, nil, 400),
    (nil, .announcement, 400),
    (.container, .container, 150),
    (.container, nil, 250),
    (.context, nil, 200),
    (nil, .context, 200),
    (.selected, .label, 80),
    (.label, .trait, 100),
    (.trait, .trait, 80),
    (.trait, .state, 100),
    (nil, .position, 150),
    (nil, .customContent, 200),
  ]

  /// The silence after a part of one role before a part of another.
  public static func milliseconds(
    after role: AnnouncementPart.Role, before next: AnnouncementPart.Role
  ) -> Int {
    let row = rows.first {
      ($0.before == nil || $0.before == role) && ($0.after == nil || $0.after == next)
    }
    return row?.milliseconds ?? comma
  }
}
