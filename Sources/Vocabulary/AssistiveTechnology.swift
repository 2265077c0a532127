/// Who moves through the screen.
public enum AssistiveTechnology: String, Hashable, Sendable, CaseIterable {
  case voiceover
  case voiceControl = "voice-control"
  case fullKeyboardAccess = "full-keyboard-access"
  case switchControl = "switch-control"
}
