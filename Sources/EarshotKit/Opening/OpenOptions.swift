import EarshotCaptures
import EarshotSwiftUIScreens
import EarshotVocabulary
import EarshotVoiceOver

/// What all commands that take an input share: contract, section 1.
public struct OpenOptions: Sendable {
  /// The view struct to instantiate.
  public var view: String?
  /// One preview, by its name or its 1-based number.
  public var preview: String?
  /// What views and previews are put in, where their app would; nil: they are alone.
  public var parent: ScreenParent?
  /// Folders to look definitions up in. Empty: the enclosing package and, of those fetched for it, the ones
  /// that it imports; else the file's folder.
  public var sources: [String] = []
  /// The iOS version to behave as.
  public var profile = Profile.default
  /// Screen and idiom.
  public var device = Device.iPhone
  /// How the device is held.
  public var orientation = Orientation.portrait
  /// The text size.
  public var dynamicType = DynamicType.large
  /// Light or dark.
  public var appearance = Appearance.light
  /// What `Date()` and `.now` answer, in seconds since 1970-01-01 00:00 UTC.
  public var now = ScreenEnvironment.defaultNow
  /// An IANA time zone name.
  public var timeZone = "UTC"
  /// The language of texts, role words and voice, such as `de_DE`.
  public var locale = "en_US"
  /// Values for stored properties, in the order given.
  public var state: [(name: String, value: String)] = []
  /// A JSON file with values for what comes from outside.
  public var data: String?
  /// Files and folders outside of the inputs' projects that may be read, too: what an input names there is
  /// refused otherwise.
  public var allowedOutside: [String] = []
  /// nil: recognized from the content.
  public var format: InputFormat?
  /// Which renderer React Native trees belong to.
  public var reactNative = CaptureOptions.Renderer.fabric
  /// What VoiceOver is set to.
  public var settings = VoiceOverSettings()
  /// Whether views and view controllers in UIKit code are screens, too, where SwiftUI has some.
  public var readsUIKitCode = false
  /// Whether an input without any screen is no error: one version of a project may have none.
  var allowsNoScreens = false
  /// Who moves through the screens.
  public var technology = AssistiveTechnology.voiceover
  /// Where inputs, and all that is looked up for them, are read from.
  var files = FileTree.disk
  /// How much an input may hold and cost.
  public var bounds = Bounds.standard
  /// Whether every line of Swift source counts as one lower than it is, which shows what depends
  /// on its place.
  var shiftsLines = false

  /// As on a new iPhone in English: contract, section 1.
  public init() {}

  /// What was named beside the inputs, and may be read for that.
  var namedPaths: [String] { sources + (data.map { [$0] } ?? []) + allowedOutside }

  /// The device and the world that the screens depend on.
  public var environment: ScreenEnvironment {
    var environment = ScreenEnvironment(
      profile: profile, device: orientation == .landscape ? device.landscape : device,
      locale: locale, dynamicType: dynamicType, appearance: appearance, now: now,
      timeZone: timeZone, bounds: bounds)
    environment.readings = settings.readings
    return environment
  }
}

/// How the device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// How parts are joined to the text of an announcement.
public enum SpeechStyle: String, Hashable, Sendable, CaseIterable {
  /// Comma separated, as in the caption panel.
  case voiceover
  /// AccessibilitySnapshot's notation.
  case snapshot
}
