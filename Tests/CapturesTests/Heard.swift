import EarshotAccessibilityTree
import EarshotCaptures
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import EarshotVoiceOver

/// A capture as it is heard: all screens one after another.
struct Heard {
  var screens: [CapturedScreen]
  var stops: [String] = []
  var elements: [AccessibilityElement] = []
  var outcomes: [ViewOutcome] = []
  var notices: [Notice] = []

  /// Without a format it is recognized by the content.
  init(
    _ text: String, as format: CaptureFormat? = nil, file: String = "screen.capture",
    options: CaptureOptions = CaptureOptions(), hints: Bool = false, profile: Profile = .default
  ) throws {
    let bytes = Array(text.utf8)
    let format = try format ?? Heard.recognized(bytes, file)
    let environment = ScreenEnvironment(profile: profile)
    screens = try LargeStack.run { () throws(InputError) in
      try Capture.read(
        bytes, file: file, format: format, environment: environment, options: options)
    }
    var settings = VoiceOverSettings()
    settings.hints = hints
    for var screen in screens {
      let tree = screen.tree(InterfaceState())
      let resolution = LargeStack.run { UIKitResolver.resolve(tree) }
      let announcer = Announcer(settings: settings, environment: resolution.tree.environment)
      for index in resolution.tree.elements.indices {
        stops.append(
          announcer.joined(
            announcer.arrival(at: index, in: resolution.tree, from: index > 0 ? index - 1 : nil)))
      }
      elements += resolution.tree.elements
      outcomes += resolution.outcomes
      notices += tree.notices
    }
  }

  struct NotRecognized: Error {}

  private static func recognized(_ bytes: [UInt8], _ file: String) throws -> CaptureFormat {
    guard let format = CaptureFormat.recognize(bytes, file: file) else { throw NotRecognized() }
    return format
  }

  var warnings: [String] { notices.filter { $0.severity == .warning }.map(\.message) }

  /// What `tree` shows beside the view of that name.
  func notes(of name: String) -> [String] { outcomes.first { $0.name == name }?.notes ?? [] }
}

/// The error that a capture is refused with, with its place.
func refusal(_ text: String, as format: CaptureFormat? = nil, file: String = "screen.capture") -> String? {
  do {
    _ = try Heard(text, as: format, file: file)
    return nil
  } catch let error as InputError {
    return error.description
  } catch {
    return "\(error)"
  }
}
