import EarshotViewTree
import EarshotVocabulary

/// A text that is measured and wrapped by words.
struct TextArrangement: Arrangement {
  private let text: String
  /// Points for a thousandth of an em.
  private let scale: Double
  private let em: Double
  private let lineHeight: Double
  private let ascent: Double
  private let lineLimit: Int?
  /// How small its letters may become where there is no room for them.
  private let minimumScale: Double
  /// On as few lines as the text itself asks for.
  private let natural: TextSpread

  init(_ text: String, font: Font, dynamicType: DynamicType, lineLimit: Int?, minimumScale: Double = 1) {
    self.text = text
    em = font.points(dynamicType)
    // Letters of 20 points and more are set a little closer.
    scale = em / 1000 * font.widening * (font.isMonospaced ? 1.08 : 1) * (em >= 20 ? 0.97 : 1)
    lineHeight = font.lineHeight(dynamicType)
    ascent = font.ascent(dynamicType)
    self.lineLimit = lineLimit
    self.minimumScale = minimumScale
    natural = TextSpread(text, scale: scale, width: .infinity)
  }

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    if minimumScale < 1, let factor = shrunk(to: proposal) { return factor }
    var spread = natural
    var width = natural.width
    if let room = proposal.width, room + slack < natural.width {
      spread = TextSpread(text, scale: scale, width: max(room, em) + slack)
      width = min(spread.width, max(room, em))
    }
    var lines = spread.lines
    if let lineLimit { lines = min(lines, lineLimit) }
    if let height = proposal.height, height + slack < Double(lines) * lineHeight {
      lines = max(1, Int(clamping: (max(0, height) + slack) / lineHeight))
    }
    return Size(width: width, height: Double(lines) * lineHeight)
  }

  /// What sums of lengths may be short of, in points.
  private var slack: Double { 1e-6 }

  /// The size with the largest letters that let the whole text into the room, none of its words broken; nil
  /// where it fits as it is.
  private func shrunk(to proposal: Proposal) -> Size? {
    if fits(1, proposal) != nil { return nil }
    guard var best = fits(minimumScale, proposal) else {
      return Size(
        width: min(natural.width * minimumScale, proposal.width ?? .infinity),
        height: min(lineHeight * minimumScale, proposal.height ?? .infinity))
    }
    var small = minimumScale
    var large = 1.0
    for _ in 0..<10 {
      let factor = (small + large) / 2
      if let size = fits(factor, proposal) {
        best = size
        small = factor
      } else {
        large = factor
      }
    }
    return best
  }

  private func fits(_ factor: Double, _ proposal: Proposal) -> Size? {
    var spread = natural
    let width = proposal.width ?? .infinity
    if width < natural.width * factor {
      spread = TextSpread(text, scale: scale * factor, width: width)
      guard !spread.breaksWords else { return nil }
    }
    if let lineLimit, spread.lines > lineLimit { return nil }
    let height = Double(spread.lines) * lineHeight * factor
    if let room = proposal.height, room < height { return nil }
    return Size(width: min(natural.width * factor, spread.width), height: height)
  }

  func firstBaseline(_ size: Size, _ proposal: Proposal, _ items: Items) -> Double { ascent }
}

/// How many lines a text takes in a width, and how wide the widest is.
struct TextSpread {
  private(set) var width = 0.0
  private(set) var lines = 1
  /// Whether a word is wider than a line.
  private(set) var breaksWords = false

  /// Breaks at spaces and between ideographs; a word that is wider than a line breaks inside.
  init(_ text: String, scale: Double, width limit: Double) {
    var line = 0.0
    var spaces = 0.0
    var word = 0.0
    func settle(_ spread: inout TextSpread) {
      if line > 0, line + spaces + word > limit {
        spread.endLine(&line)
        line = word
      } else {
        line += (line > 0 ? spaces : 0) + word
      }
      while line > limit, limit > 0 {
        spread.width = max(spread.width, limit)
        spread.lines += 1
        spread.breaksWords = true
        line -= limit
      }
      word = 0
      spaces = 0
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}":
        settle(&self)
        endLine(&line)
      case " ", "\t":
        if word > 0 { settle(&self) }
        spaces += LetterWidths.thousandths(" ") * scale
      default:
        if LetterWidths.breaksAnywhere(scalar), word > 0 { settle(&self) }
        word += LetterWidths.thousandths(scalar) * scale
        if LetterWidths.breaksAnywhere(scalar) { settle(&self) }
      }
    }
    settle(&self)
    self.width = max(self.width, line)
  }

  private mutating func endLine(_ line: inout Double) {
    width = max(width, line)
    lines += 1
    line = 0
  }
}
