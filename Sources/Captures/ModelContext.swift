/// What a description of AccessibilitySnapshot says about an element's place (spec
/// announcements.md 3): its model keeps that nowhere else.
enum ModelContext {
  struct Cell: Equatable {
    /// From 1.
    var row: Int?
    var column: Int?
    var rowSpan = 1
    var columnSpan = 1
  }

  /// The library's phrases in its three languages.
  private static let places = [
    "List Start.", "List End.", "Landmark.", "End.", "Anfang der Liste.", "Ende der Liste.",
    "Orientierungspunkt.", "Ende.", "Начало списка.", "Конец списка.", "Ориентир.", "Конец строки.",
  ]
  private static let rows = ["Row ", "Zeile ", "Ряд "]
  private static let columns = ["Column ", "Spalte ", "Столбец "]
  private static let rowSpans = [("Spans ", " rows"), ("Umfasst ", " Zeilen"), ("Охватывает столбцов: ", "")]
  private static let columnSpans = [
    ("Spans ", " columns"), ("Umfasst ", " Spalten"), ("Охватывает строк: ", ""),
  ]

  /// Whether it tells that a list or landmark begins or ends there.
  static func tellsPlace(_ description: String) -> Bool {
    places.contains { description == $0 || description.hasSuffix(" " + $0) }
  }

  /// Row and column, from the sentences that hold nothing else.
  static func cell(in description: String) -> Cell {
    var cell = Cell()
    for sentence in description.split(separator: ".") {
      let text = sentence.drop { $0 == " " }
      for start in rows { cell.row = number(text, start, "") ?? cell.row }
      for start in columns { cell.column = number(text, start, "") ?? cell.column }
      for (start, end) in rowSpans { cell.rowSpan = number(text, start, end) ?? cell.rowSpan }
      for (start, end) in columnSpans { cell.columnSpan = number(text, start, end) ?? cell.columnSpan }
    }
    return cell
  }

  private static func number(_ text: Substring, _ start: String, _ end: String) -> Int? {
    guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count + end.count else { return nil }
    let digits = text.dropFirst(start.count).dropLast(end.count)
    guard let number = Int(digits), (1...100_000).contains(number) else { return nil }
    return number
  }
}
