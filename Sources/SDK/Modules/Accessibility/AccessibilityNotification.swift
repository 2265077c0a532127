// Accessibility: the declarations of AccessibilityNotification.
// Declared as the framework's interface has it, with code of our own.

struct AccessibilityNotification {
  struct Announcement {
    init(_ announcement: String)
    init(_ announcement: AttributedString)
    init(_ announcement: LocalizedStringResource)
    func post()
  }
  struct LayoutChanged {
    init(_ element: Any? = nil)
    func post()
  }
  struct ScreenChanged {
    init(_ element: Any? = nil)
    func post()
  }
  struct PageScrolled {
    init(_ status: String)
    init(_ status: AttributedString)
    func post()
  }
}
