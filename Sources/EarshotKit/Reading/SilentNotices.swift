import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary
import EarshotVoiceOver

/// Which notices of a screen touch nothing that is said: people are told their number only.
enum SilentNotices {
  /// - Parameter stops: without any, whatever is not done but shown may be why.
  static func among(_ costs: [ScreenCoverage.Cost], stops: Int) -> Set<Notice> {
    var silent: Set<Notice> = []
    var spoken: Set<Notice> = []
    for cost in costs {
      let touches = cost.touchesSpeech || (stops == 0 && cost.gap.effect > .action)
      if touches { spoken.insert(cost.gap.notice) } else { silent.insert(cost.gap.notice) }
    }
    return silent.subtracting(spoken)
  }
}

extension OpenedInput {
  /// What was not understood of the files and of the screen that a navigator is on.
  public func diagnostics(of navigator: Navigator) -> Diagnostics {
    var diagnostics = Diagnostics(notices)
    diagnostics.add(navigator.screen.notices, silent: gaps(of: navigator).silentNotices)
    return diagnostics
  }

  /// How far the screen was read that a navigator is on.
  public func read(by navigator: Navigator) -> ScreensRead {
    gaps(of: navigator).read(screens.first?.heading ?? navigator.screen.tree.name)
  }

  private func gaps(of navigator: Navigator) -> ScreenGaps {
    guard let screen = navigator.screen as? ResolvedScreen else { return ScreenGaps() }
    return ScreenGaps(of: screen) {
      ScreenUtterances.texts(of: screen.tree, settings: settings, options: ReadingOptions())
    }
  }
}
