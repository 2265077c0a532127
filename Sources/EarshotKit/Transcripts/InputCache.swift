import EarshotTranscript
import EarshotVocabulary
import EarshotVoiceOver

/// Inputs by path and options, each read, resolved and opened once for all transcripts that ask
/// for it. A navigator is a value, so everybody walks through a copy.
final class InputCache: Sendable {
  struct Opened: Sendable {
    var navigator: Navigator
    var options: OpenOptions
    var style: SpeechStyle
    /// What was not understood of the files and of the screen.
    var notices: [Notice]
    /// How far the screen was read.
    var read: ScreensRead
  }

  private struct Key: Hashable {
    var path: String
    var options: [TranscriptOption]
  }

  private let shiftsLines: Bool
  private let projects = ProjectCache()
  private let confinement: Confinement
  private let opened = OnceByKey<Key, Result<Opened, EarshotError>>(bound: 256)

  /// - Parameters:
  ///   - confinement: what may be read of all that is opened.
  ///   - shiftsLines: every line of Swift source counts as one lower than it is.
  init(within confinement: Confinement, shiftsLines: Bool = false) {
    self.confinement = confinement
    self.shiftsLines = shiftsLines
  }

  /// Another one that has opened nothing yet and takes lines as they are.
  func unshifted() -> InputCache { InputCache(within: confinement) }

  /// - Parameter options: with paths as they are meant from the current folder.
  func open(_ path: String, options: [TranscriptOption]) throws(EarshotError) -> Opened {
    try opened.value(for: Key(path: path, options: options)) { [projects, confinement, shiftsLines] in
      LargeStack.run {
        do throws(EarshotError) {
          return .success(try InputCache.read(path, options, confinement, projects, shiftsLines))
        } catch {
          return .failure(error)
        }
      }
    }.get()
  }

  private static func read(
    _ path: String, _ written: [TranscriptOption], _ confinement: Confinement, _ projects: ProjectCache,
    _ shiftsLines: Bool
  ) throws(EarshotError) -> Opened {
    var (options, style) = try TranscriptOptions.read(written)
    // The last of the two is meant: a script may ask for a view where the project asks for a preview.
    switch written.last(where: { $0.name == "view" || $0.name == "preview" })?.name {
    case "view": options.preview = nil
    case "preview": options.view = nil
    default: break
    }
    options.shiftsLines = shiftsLines
    let opener = InputOpener(options: options, within: confinement.allowing(), projects: projects)
    let input = try opener.open([path])
    // What half a screen says proves nothing.
    try input.checkThatFilesAreWhole()
    let navigator = try input.navigator()
    return Opened(
      navigator: navigator, options: options, style: style,
      notices: input.notices + navigator.screen.notices, read: input.read(by: navigator))
  }
}

/// The options of `@open`: those of the command line that belong to an input, and the style.
enum TranscriptOptions {
  static let style = "style"

  static let names = OpenOptions.names + [style]

  static func read(
    _ written: [TranscriptOption]
  ) throws(EarshotError) -> (options: OpenOptions, style: SpeechStyle) {
    var options = OpenOptions()
    var speechStyle = SpeechStyle.voiceover
    for option in written {
      if option.name == style {
        speechStyle = try OptionValue.choice(style, option.value)
      } else {
        try options.set(option.name, to: option.value)
      }
    }
    return (options, speechStyle)
  }

  static let pathNames: Set<String> = ["sources", "data"]

  /// The files and folders that options name.
  static func paths(in options: [TranscriptOption]) -> [String] {
    options.filter { pathNames.contains($0.name) }.map(\.value)
  }

  /// With the paths in it as they are meant in a folder.
  static func resolved(_ option: TranscriptOption, in folder: String) -> TranscriptOption {
    guard pathNames.contains(option.name) else { return option }
    return TranscriptOption(
      name: option.name, value: FilePath.resolved(option.value, in: folder))
  }
}
