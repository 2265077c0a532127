import EarshotKit

/// What a case is run on, and what is heard there.
struct CaseScreen {
  /// One thing heard, or one stop of a screen that is read whole.
  struct Heard: Sendable {
    /// As a caption shows it; empty: a stop or a step that says nothing.
    var caption: String
    /// As it is pronounced.
    var spoken: String
    /// The stop, where the screen is read whole.
    var stop: ElementReading?

    init(_ announcement: Announcement) {
      caption = announcement.caption
      spoken = announcement.spoken
    }

    init(_ stop: ElementReading) {
      caption = stop.announcement
      spoken = stop.spoken
      self.stop = stop
    }

    private init() {
      caption = ""
      spoken = ""
    }

    static let silence = Heard()
  }

  /// Stops in the order of right swipes, or what was heard gesture by gesture.
  private(set) var heard: [Heard] = []
  private(set) var containers: [AccessibilityContainer] = []
  /// Steps that found nothing to act on, for the report of a miss.
  private(set) var failures: [String] = []

  /// Runs the case; the screens of its input one after another.
  ///
  /// - Parameter confinement: which files it may open.
  init(
    of example: ConformanceCase, folder: String, within confinement: Confinement
  ) throws(EarshotError) {
    let input = try CaseScreen.open(example, folder: folder, within: confinement)
    if example.steps.isEmpty {
      for entry in input.screens {
        let screen = entry.open()
        let reading = ScreenReading(of: screen, name: entry.name, settings: input.settings)
        heard += reading.elements.map(Heard.init)
        containers += screen.tree.containers
      }
    } else {
      var navigator = try input.navigator()
      heard = navigator.open().utterances.map(Heard.init)
      for (index, step) in example.steps.enumerated() {
        do {
          try listen(to: step, with: &navigator)
        } catch {
          let reason = "step \(index + 1): \(error.message)"
          throw .unreadable([Notice(.error, .input, at: example.location, reason)])
        }
      }
    }
  }

  /// A step that is no gesture: what comes after it would be heard somewhere else.
  private struct UnknownStep: Error {
    var message: String
  }

  private mutating func listen(
    to step: String, with navigator: inout Navigator
  ) throws(UnknownStep) {
    let lines = StepGestures.lines(of: step)
    var utterances: [Announcement] = []
    for line in lines {
      var response = navigator.perform(line: line)
      if response.sounds.contains(.actionFailed), let other = StepGestures.otherReading(of: line) {
        response = navigator.perform(line: other)
      }
      if let error = response.error { throw UnknownStep(message: error) }
      utterances += response.utterances
      if response.utterances.isEmpty, response.sounds.contains(.actionFailed) {
        failures.append("step \"\(step)\" could not be done")
      }
    }
    heard += utterances.map(Heard.init)
    if utterances.isEmpty, !lines.isEmpty { heard.append(.silence) }
  }

  private static func open(
    _ example: ConformanceCase, folder: String, within confinement: Confinement
  ) throws(EarshotError) -> OpenedInput {
    var options = OpenOptions()
    options.profile = example.profile
    switch example.input {
    case .swift(let source):
      let whole = source.contains("import SwiftUI") ? source : "import SwiftUI\n" + source
      return try Earshot.open(swift: whole, options: options)
    case .document(let bytes):
      return try Earshot.open(bytes: bytes, file: "\(example.id).json", options: options)
    case .file(let path, let view):
      options.view = view
      let isAbsolute = path.hasPrefix("/") || folder.isEmpty
      let input = isAbsolute ? path : "\(folder)/\(path)"
      return try Earshot.open([input], options: options, within: confinement)
    case .unusable(let reason):
      throw .unreadable([Notice(.error, .input, at: example.location, reason)])
    }
  }
}
