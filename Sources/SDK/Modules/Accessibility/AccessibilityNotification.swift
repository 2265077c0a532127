// Accessibility: the declarations of AccessibilityNotification.
// Declared as the framework's interface has it, with code of our own.

struct AccessibilityNotification {
  struct Announcement {
    let _text: String
    let _priority: String

    init(_ announcement: String) {
      _text = announcement
      _priority = ""
    }
    init(_ announcement: AttributedString) {
      _text = String(announcement.characters)
      _priority = announcement._announcementPriority
    }
    init(_ announcement: LocalizedStringResource) {
      _text = String(localized: announcement)
      _priority = ""
    }

    func post() { _Screen.announce(_text, _priority) }
  }
  struct LayoutChanged {
    let _element: Any?

    init(_ element: Any? = nil) { _element = element }

    func post() {
      _Screen.changed("layout")
      if let text = _element as? String { _Screen.announce(text, "") }
    }
  }
  struct ScreenChanged {
    let _element: Any?

    init(_ element: Any? = nil) { _element = element }

    func post() { _Screen.changed("screen") }
  }
  struct PageScrolled {
    let _status: String

    init(_ status: String) { _status = status }
    init(_ status: AttributedString) { _status = String(status.characters) }

    func post() { _Screen.announce(_status, "") }
  }
}
