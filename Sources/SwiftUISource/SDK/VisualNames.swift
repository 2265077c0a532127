/// What a modifier that is declared nowhere in sight says by its name alone: data, open to inspection.
///
/// A design system names its modifiers by the text styles, colors and spaces that they set. One that is
/// given no words, no views, no binding and no code, and whose whole name is made of such words, can't
/// change what is spoken. A single word that views have roles by too, such as `title` or `button`, counts
/// only beside modifiers of the same prefix that are certain: `.tideLink()` beside `.tideBodyBold()`.
public enum VisualNames {
  /// Apple's text styles, by their words in small letters.
  public static let textStyles: Set<String> = [
    "headline", "subheadline", "subhead", "callout", "footnote", "caption",
  ]

  /// Text styles and what else type is set for, that are names of parts of a screen too.
  public static let roles: Set<String> = [
    "body", "button", "display", "heading", "label", "link", "overline", "paragraph", "subtitle", "title",
  ]

  /// Words that are said only of type.
  public static let type: Set<String> = [
    "font", "fonts", "kerning", "tracking", "typeface", "typography",
  ]

  /// What reacts to a finger, or names what does: never certain by itself.
  public static let controls: Set<String> = ["button", "label", "link"]

  /// Weights, widths, slopes and sizes of type.
  public static let weights: Set<String> = [
    "black", "bold", "compact", "condensed", "emphasized", "extra", "heavy", "italic", "large", "lg", "light",
    "medium", "md", "mono", "monospaced", "regular", "rounded", "semi", "semibold", "serif", "sm", "small",
    "strong", "thin", "ultra", "xl", "xs",
  ]

  /// Words that stand beside the others and say little.
  public static let fillers: Set<String> = [
    "default", "primary", "secondary", "size", "sized", "style", "styled", "tertiary", "text", "weight",
  ]

  /// What a modifier's name ends in that sets only a color, an edge, a space or a movement.
  public static let looks: Set<String> = [
    "animation", "blur", "border", "borders", "color", "colors", "colour", "colours", "corner", "corners",
    "elevation", "foreground", "glow", "gradient", "height", "inset", "insets", "kerning", "margin",
    "margins",
    "padding",
    "paddings", "radius", "shadow", "shadows", "shimmer", "shimmering", "size", "sizes", "spacing", "tint",
    "tracking",
    "transition", "width",
  ]

  /// What a modifier's name begins with that sets only how much space is taken: `frameLimit(width:)`.
  public static let spaces: Set<String> = ["frame", "padding"]

  /// What a view's name ends in that only paints.
  public static let paint: Set<String> = [
    "blur", "confetti", "divider", "gradient", "separator", "shadow", "shimmer", "spacer",
  ]

  /// Whether a modifier of that name that is given nothing to say only changes looks.
  ///
  /// - Parameter neighbors: the names of other unknown modifiers that the same file uses.
  static func isVisual(modifier name: String, neighbors: () -> [String]) -> Bool {
    let words = words(of: name)
    guard let last = words.last else { return false }
    if looks.contains(last) || isType(words) { return true }
    guard words.count > 1 else { return false }
    let rest = Array(words.dropFirst())
    if isType(rest) { return true }
    guard rest.allSatisfy({ isTypeWord($0) }) else { return false }
    return neighbors().contains { other in
      let others = self.words(of: other)
      return other != name && others.count > 1 && others[0] == words[0] && isType(Array(others.dropFirst()))
    }
  }

  static func takesSpace(modifier name: String) -> Bool {
    words(of: name).first.map(spaces.contains) ?? false
  }

  /// Whether a view of that name, which is given nothing to say, only paints.
  public static func isVisual(view name: String) -> Bool {
    words(of: name).last.map(paint.contains) ?? false
  }

  /// Words that name a way to set type beyond doubt: a text style, a word for type, or a role with its
  /// number or weight, `title3`, `bodyBold`.
  private static func isType(_ words: [String]) -> Bool {
    guard !words.isEmpty, words.allSatisfy({ isTypeWord($0) }) else { return false }
    if words.contains(where: { textStyles.contains(plain($0)) || type.contains($0) }) { return true }
    guard words.contains(where: { roles.contains(plain($0)) }), !words.contains(where: controls.contains)
    else {
      return false
    }
    return words.contains { weights.contains($0) || $0 != plain($0) }
  }

  private static func isTypeWord(_ word: String) -> Bool {
    let word = plain(word)
    return [textStyles, roles, type, weights, fillers].contains { $0.contains(word) }
  }

  /// Without the number behind it: `title` of `title3`.
  private static func plain(_ word: String) -> String {
    String(word.prefix { !$0.isNumber })
  }

  /// The words of a name in camel case, in small letters; a number stays with the word before it.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasUpper = false
    for character in name {
      if character == "_" {
        words.append("")
      } else if character.isUppercase, !wasUpper || words.isEmpty {
        words.append(character.lowercased())
      } else if words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1] += character.lowercased()
      }
      wasUpper = character.isUppercase
    }
    return words.filter { !$0.isEmpty }
  }
}

extension Machine {
  /// Whether a modifier that is declared nowhere can't be heard: by its name and what it is given, or by
  /// a package that the project imports.
  func isVisual(unknown name: String, _ arguments: [CallArgument], in scope: Scope, _ file: FileCode) -> Bool
  {
    for (module, names) in VisualOnly.packages where names.contains(name) {
      if project.imports.contains(module) { return true }
    }
    // Whatever measures are worked out for it, a frame is a frame.
    if VisualNames.takesSpace(modifier: name), arguments.allSatisfy({ Machine.isMeasure($0.value) }) {
      return true
    }
    guard arguments.allSatisfy({ Machine.isMute($0.value) || Machine.isMute(named: $0.value, in: scope) })
    else {
      return false
    }
    return VisualNames.isVisual(modifier: name) { file.unknownModifiers }
  }

  /// Whether an argument may be a number: no text, code or binding.
  private static func isMeasure(_ argument: Expression) -> Bool {
    switch argument.kind {
    case .string: false
    case .name(let name): !name.hasPrefix("$")
    default: !argument.isClosure
    }
  }

  /// Whether an argument is the name of a parameter or a variable around it that is a number or a constant of
  /// a type, as where a function hands a size on.
  private static func isMute(named argument: Expression, in scope: Scope) -> Bool {
    guard case .name(let name) = argument.kind, let (holder, index) = scope.find(name) else { return false }
    switch holder.variables[index].value {
    case .int, .double, .symbol: return true
    default: return false
    }
  }

  /// Whether an argument can only be a number, a color, an edge or another constant of a type: no text,
  /// code, binding or condition.
  private static func isMute(_ argument: Expression) -> Bool {
    switch argument.kind {
    case .integer, .float, .implicitMember, .nilLiteral: return true
    case .prefix("-", let number): return isMute(number)
    case .array(let elements): return elements.allSatisfy(isMute)
    case .ternary(_, let first, let second): return isMute(first) && isMute(second)
    case .postfix(let base, let steps):
      switch base.kind {
      case .implicitMember: break
      case .name(let name) where name.startsUppercase: break
      default: return false
      }
      return steps.allSatisfy { step in
        switch step {
        case .member: return true
        case .call(let arguments, _): return arguments.allSatisfy { isMute($0.value) }
        default: return false
        }
      }
    default: return false
    }
  }
}

extension FileCode {
  /// The names of modifiers that the file calls without arguments.
  var unknownModifiers: [String] {
    var names: Set<String> = []
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "."), index + 1 < bytes.count, FileCode.isNameByte(bytes[index + 1])
      else { continue }
      var end = index + 1
      while end < bytes.count, FileCode.isNameByte(bytes[end]) { end += 1 }
      guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "("), bytes[end + 1] == UInt8(ascii: ")") else {
        continue
      }
      names.insert(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
    }
    return names.filter { !SDK.modifiers.contains($0) }.sorted()
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
      || byte == 0x5F || byte >= 0x80
  }
}
