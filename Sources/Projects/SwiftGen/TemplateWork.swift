import Stencil

/// What a template may do: none runs away with time or memory, whatever it says.
final class TemplateWork {
  static let name = "_work"
  /// Bytes of a template, of a text that a filter makes and of one that is kept.
  static let largestTemplate = 128 << 10
  static let largestText = 64 << 10
  static let largestKept = 4 << 10

  private var left = 4_000_000
  private var calls = 20_000
  /// How often another template may be read.
  private var templates = 50
  /// How many things a loop may go through.
  private let size: Int

  init(size: Int) { self.size = size }

  /// Whether loops inside of loops, over all that there is, stay within bounds. One over numbers has any length.
  func affords(_ template: String) -> Bool {
    guard template.utf8.count <= TemplateWork.largestTemplate else { return false }
    var (depth, deepest) = (0, 0)
    for part in template.components(separatedBy: "{%").dropFirst() {
      let tag = part.components(separatedBy: "%}")[0]
      let words = tag.split { $0.isWhitespace || $0 == "-" || $0 == "+" }
      if words.first == "for" {
        if tag.contains("...") { return false }
        depth += 1
        deepest = max(deepest, depth)
      } else if words.first == "endfor" {
        depth -= 1
      }
    }
    let times = (0..<deepest).reduce(into: 1) { all, _ in all = min(all * max(1, size), left + 1) }
    return times <= left
  }

  /// Counts another template that is read: one that reads itself has no end.
  static func countTemplate(_ context: Context) throws {
    guard let work = context[name] as? TemplateWork else { return }
    work.templates -= 1
    if work.templates < 0 { throw TemplateSyntaxError("the template reads too many others") }
  }

  /// Counts a call of a macro, which may go through all that there is, or a text that is kept.
  static func count(_ context: Context, text: String? = nil) throws {
    guard let work = context[name] as? TemplateWork else { return }
    if let text, text.utf8.count > largestKept { throw TemplateSyntaxError("a text is too long to be kept") }
    work.left -= 1 + (text?.utf8.count ?? work.size)
    if text == nil { work.calls -= 1 }
    if work.left < 0 || work.calls < 0 { throw TemplateSyntaxError("the template does too much") }
  }
}
