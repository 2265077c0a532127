import EarshotAnnouncements
import EarshotVocabulary

/// The events of one deed, sorted by what they are for.
struct News {
  typealias Posted = (text: String, priority: AnnouncementPriority)

  /// Announcements before the focus moved; the move cuts them off (CVS, accessibility
  /// notifications).
  private(set) var early: [Posted] = []
  /// Announcements after it.
  private(set) var late: [Posted] = []
  private(set) var output: [String] = []
  private(set) var notices: [Notice] = []
  private(set) var changesScreen = false
  /// The element that a layout change names.
  private(set) var layoutFocus: Identity?
  private(set) var failed = false

  init(_ events: [ScreenEvent]) {
    for event in events {
      switch event {
      case .output(let line): output.append(line)
      case .announcement(let text, let priority): late.append((text, priority))
      case .screenChanged:
        changesScreen = true
        closeEarly()
      case .layoutChanged(let focus):
        guard let focus else { continue }
        layoutFocus = focus
        closeEarly()
      case .notice(let notice): notices.append(notice)
      case .failed: failed = true
      case .interface: continue
      }
    }
  }

  private mutating func closeEarly() {
    early += late
    late = []
  }

  /// Nothing said when the focus moved: everything came before it.
  var isUnparted: Bool { !changesScreen && layoutFocus == nil }
}

extension Hearing {
  /// What the program did that needs no speech.
  mutating func take(_ news: News) {
    for line in news.output { print(line) }
    for notice in news.notices { note(notice) }
  }

  mutating func say(_ posted: [News.Posted], with announcer: Announcer) {
    for (text, priority) in posted {
      let part = announcer.appText(
        .announcement, text, cause: Cause(rule: "an announcement that the app posted"))
      say(Announcement([part]), as: .announcement(priority))
    }
  }
}
