import EarshotVocabulary

/// Screens as a picture: every view a box with its text, every stop numbered in reading order, and
/// beside it what is heard at each number.
///
/// Light or dark as the viewer likes it, or dark only. Read with a screen reader, it is a list of
/// the stops.
public struct SVGDrawing: Sendable {
  private static let margin = 24.0
  private static let listWidth = 340.0
  private static let lineHeight = 18.0
  private static let titleHeight = 44.0
  /// A large title's line, in points.
  private static let tallestLine = 41.0

  private let isDark: Bool
  private var body = ""
  private var width = 0.0
  private var height = 0.0

  /// - Parameter isDark: dark for every viewer; else as the viewer prefers.
  public init(_ screens: [ScreenDrawing], isDark: Bool = false) {
    self.isDark = isDark
    height = SVGDrawing.margin
    for screen in screens { add(screen) }
  }

  /// The whole file, in UTF-8.
  public var bytes: [UInt8] {
    let size = "\(number(width)) \(number(max(height, 1)))"
    let light = SVGPalette.light.rules
    let dark = SVGPalette.dark.rules
    let rules = isDark ? dark : "\(light)\n@media (prefers-color-scheme:dark){\(dark)}"
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(max(height, 1)))" \
      viewBox="0 0 \(size)" font-family="system-ui, -apple-system, sans-serif">
      <title>Screens in the order in which VoiceOver reads them</title>
      <style>
      \(rules)
      </style>
      <rect class="page" width="100%" height="100%"/>
      \(body)</svg>

      """
    return Array(document.utf8)
  }

  private mutating func add(_ screen: ScreenDrawing) {
    let extent = screen.extent
    let list = StopList(screen.stops, letters: 46)
    let listHeight = Double(list.lineCount) * SVGDrawing.lineHeight
    let top = height + SVGDrawing.titleHeight
    body += "<g role=\"group\" aria-label=\"\(XMLText.escaped(screen.name))\">\n"
    body += text(
      screen.name, x: SVGDrawing.margin, y: height + 20, size: 18, attributes: " font-weight=\"600\"")
    let x = SVGDrawing.margin - extent.minX
    let y = top - extent.minY
    body += "<g aria-hidden=\"true\" transform=\"translate(\(number(x)) \(number(y)))\">\n"
    addPicture(of: screen, extent: extent)
    body += "</g>\n"
    addList(list, x: SVGDrawing.margin * 2 + extent.width, y: top)
    body += "</g>\n"
    width = max(width, extent.width + SVGDrawing.listWidth + SVGDrawing.margin * 3)
    height = top + max(extent.height, listHeight) + SVGDrawing.margin
  }

  // MARK: The picture

  private mutating func addPicture(of screen: ScreenDrawing, extent: Rect) {
    body += rect(Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height), "screen", 18)
    for box in screen.boxes where ScreenDrawing.isDrawable(box.frame) && !box.frame.isEmpty {
      body += rect(box.frame, box.kind.rawValue, 3)
    }
    for box in screen.boxes where ScreenDrawing.isDrawable(box.frame) && !box.frame.isEmpty {
      body += words(of: box, isRightToLeft: screen.isRightToLeft)
    }
    if extent.maxY > screen.size.height + 1 {
      body +=
        "<line class=\"fold\" x1=\"\(number(extent.minX))\" x2=\"\(number(extent.maxX))\""
        + " y1=\"\(number(screen.size.height))\" y2=\"\(number(screen.size.height))\"/>\n"
    }
    for (index, stop) in screen.stops.enumerated() {
      guard let frame = stop.frame, ScreenDrawing.isDrawable(frame) else { continue }
      body += rect(frame, "stop", 4)
      body += badge(index + 1, at: corner(of: frame, isRightToLeft: screen.isRightToLeft))
    }
  }

  private func words(of box: ScreenDrawing.Box, isRightToLeft: Bool) -> String {
    guard !box.text.isEmpty else { return "" }
    let frame = box.frame
    // The box of a line of text is as high as its font; a higher one has room around the words.
    let isLine = box.isLeaf && frame.height <= SVGDrawing.tallestLine
    let fitting = TextFitting(
      box.text, width: frame.width, height: box.isLeaf ? frame.height : min(frame.height, 20),
      largest: isLine ? SVGDrawing.tallestLine : (box.isLeaf ? 17 : 15))
    let line = fitting.size * 1.2
    let block = line * Double(fitting.lines.count)
    let start = box.isLeaf ? frame.minY + max(0, (frame.height - block) / 2) : frame.minY
    let attributes = isRightToLeft ? " direction=\"rtl\"" : ""
    var written = ""
    for (index, words) in fitting.lines.enumerated() {
      written += text(
        words, x: isRightToLeft ? frame.maxX : frame.minX,
        y: start + line * Double(index) + fitting.size * 0.95, size: fitting.size,
        attributes: attributes)
    }
    return written
  }

  /// A little outside the corner where reading begins, so that the number hides no letters.
  private func corner(of frame: Rect, isRightToLeft: Bool) -> Point {
    Point(x: isRightToLeft ? frame.maxX + 6 : frame.minX - 6, y: frame.minY)
  }

  private func badge(_ value: Int, at point: Point) -> String {
    let digits = String(value)
    let width = 12 + 6 * Double(digits.count)
    let frame = Rect(x: point.x - width / 2, y: point.y - 8, width: width, height: 16)
    return rect(frame, "badge", 8)
      + text(
        digits, x: point.x, y: point.y + 4, size: 11,
        attributes: " class=\"number\" text-anchor=\"middle\" font-weight=\"700\"")
  }

  // MARK: The list

  private mutating func addList(_ list: StopList, x: Double, y: Double) {
    body += "<g role=\"list\">\n"
    var line = y + 14
    for (index, stop) in list.stops.enumerated() {
      body += "<g role=\"listitem\" aria-label=\"\(index + 1). \(XMLText.escaped(stop.utterance))\">\n"
      body += badge(index + 1, at: Point(x: x + 14, y: line - 4))
      for words in stop.lines {
        body += text(words, x: x + 34, y: line, size: 13)
        line += SVGDrawing.lineHeight
      }
      body += "</g>\n"
    }
    body += "</g>\n"
    if list.stops.isEmpty {
      body += text("No stops.", x: x + 34, y: line, size: 13, attributes: " class=\"faint\"")
    }
  }

  // MARK: Elements

  private func rect(_ frame: Rect, _ kind: String, _ radius: Double) -> String {
    "<rect class=\"\(kind)\" x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\""
      + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" rx=\"\(number(radius))\"/>\n"
  }

  private func text(
    _ words: String, x: Double, y: Double, size: Double, attributes: String = ""
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\"\(attributes)>"
      + "\(XMLText.escaped(words))</text>\n"
  }

  /// Tenths are fine enough for a picture.
  private func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e9 ? "\(Int(tenths))" : "\(tenths)"
  }
}

/// The stops with their words in lines.
private struct StopList {
  struct Stop {
    var utterance: String
    var lines: [String]
  }

  let stops: [Stop]
  var lineCount: Int { stops.reduce(1) { $0 + $1.lines.count } }

  init(_ stops: [ScreenDrawing.Stop], letters: Int) {
    self.stops = stops.map { stop in
      let words = stop.utterance.isEmpty ? "(says nothing)" : stop.utterance
      return Stop(utterance: words, lines: TextFitting.wrapped(words, letters: letters))
    }
  }
}
