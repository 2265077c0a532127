/// What can be read, and how one comes by it: `earshot formats`.
public struct FormatDescription: Sendable, Hashable {
  /// The name that `--input-format` takes.
  public var name: String
  /// What people call it.
  public var title: String
  /// How to obtain it.
  public var howTo: String
  /// What it lacks that speech needs.
  public var lacks: String

  /// Every format, in the order in which they are listed.
  public static let all: [FormatDescription] = [
    .init(
      name: "swift", title: "SwiftUI source", howTo: "your own files and folders",
      lacks: "nothing"),
    .init(
      name: "tree", title: "Tree document, JSON or YAML",
      howTo: "written by hand or by an exporter; Schemas/tree-document.schema.json", lacks: "nothing"),
    .init(
      name: "idb", title: "idb, AXe, XcodeBuildMCP",
      howTo: "idb ui describe-all (--nested), idb ui describe-point X Y, axe describe-ui --udid ID",
      lacks: "traits before 2025 and in AXe; custom content, rotors, heading levels, language"),
    .init(
      name: "wda-xml", title: "Appium and WebDriverAgent page source, XML",
      howTo: "driver.page_source, or GET /source; the settings with traits and customActions say more",
      lacks: "hints, custom content, heading levels, language; traits before WebDriverAgent 9.12"),
    .init(
      name: "wda-json", title: "WebDriverAgent page source, JSON",
      howTo: "GET /source?format=json, or GET /wda/accessibleSource",
      lacks: "as the XML; accessibleSource has no frames and states"),
    .init(
      name: "debug-description", title: "XCUIElement.debugDescription",
      howTo: "po app in the debugger, print(app.debugDescription), or the log of a failed UI test",
      lacks: "traits, hints, actions, visibility"),
    .init(
      name: "maestro", title: "Maestro hierarchy, Trailblaze",
      howTo: "maestro hierarchy > screen.json; --compact rows too",
      lacks: "element types, traits, hints, actions: all of them are guessed"),
    .init(
      name: "accessibility-snapshot", title: "AccessibilitySnapshot's JSON model",
      howTo:
        "encode the hierarchy of AccessibilitySnapshotModel; earshot tree --format accessibility-snapshot writes it",
      lacks: "heading levels, what is expanded; hints have the system's words in them"),
    .init(
      name: "interface-builder", title: "Storyboard or XIB",
      howTo: "your project's .storyboard and .xib files; texts from the .lproj folders beside Base.lproj",
      lacks: "what code sets: values, actions, custom content, rows of tables"),
    .init(
      name: "react-native", title: "React Native render tree, JSON",
      howTo: "JSON.stringify(render(<Screen/>).toJSON())",
      lacks: "frames and functions; --react-native paper words roles as the old renderer"),
    .init(
      name: "jest-snapshot", title: "Jest snapshot of a React Native tree",
      howTo: "your project's __snapshots__/*.snap", lacks: "frames"),
    .init(
      name: "jsx", title: "React Native JSX source, or screen.debug()",
      howTo: "your own .jsx and .tsx files, the output of a test",
      lacks: "frames; code is not evaluated, only what is written out is read"),
  ]

  /// Recordings of speech, which `conformance --recorded` takes.
  public static let recordings: [FormatDescription] = [
    .init(
      name: "XCUIVoiceOverService", title: "Utterances of Apple's VoiceOver test service (iOS 27)",
      howTo: "print the utterance of every moveForward(), one a line", lacks: "settings, sounds"),
    .init(
      name: "voiceOverMove", title: "Utterances that Appium returns",
      howTo: "save the answers of mobile: voiceOverMove as JSON, or the server's log",
      lacks: "settings, sounds"),
    .init(
      name: "WebVTT", title: "Captions of a screen recording with VoiceOver",
      howTo: "a .vtt or .srt file; one cue is one utterance", lacks: "which element spoke"),
  ]
}
