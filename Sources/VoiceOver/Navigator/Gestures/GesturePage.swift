/// The page of all gestures as Markdown, made from their list.
public enum GesturePage {
  /// The whole page.
  public static var text: String {
    var parts = [head]
    for group in GestureDescription.Group.allCases {
      let rows = Gesture.descriptions.filter { $0.group == group }.map { gesture in
        "| `\(gesture.syntax)` | \(gesture.meaning) | `\(gesture.example)` |"
      }
      parts.append(
        "## \(group.rawValue)\n\n| gesture | what it does | for example |\n|---|---|---|\n"
          + rows.joined(separator: "\n"))
    }
    return (parts + [tail]).joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    # Gestures

    Made from the list in the code by `earshot navigate --write-docs Documentation/gestures.md`.

    A line of `earshot navigate` on a pipe, a line after `>` in a transcript, and `perform("…")` in EarshotKit are \
    written alike: one gesture a line. On a terminal keys stand for the gestures; `?` lists them, and `:` asks for any \
    of these by its name. Words in capitals are filled in.
    """

  private static let tail = """
    ## What is heard

    Each gesture answers with sounds (`! boundary`), what the app printed (`= saved`), and utterances, one a line. The \
    sound `action-failed` has a reason: on standard error, in JSON as `"reason"`, in the answer to `explain`, and with \
    the differences of `earshot run`.

    ## Time

    Time stands still until it is waited for. What an app puts off by a second or less, such as an announcement, comes \
    right after the gesture that put it off. Everything later (`Timer`, `Task.sleep`, `asyncAfter`, Combine's \
    `delay` and `debounce`, a view's `task`) comes with `wait SECONDS`, in its order, always alike; `Date()` goes along. One `wait` follows at most \
    \(NavigatorState.mostMoments) moments at which something happens; a warning says where there were more.
    """
}
