// Foundation: the declarations of PresentationIntent that only Apple's platforms have.

struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    let kind: PresentationIntent.Kind
    let identity: Int
    var debugDescription: String { get }
    init(kind: PresentationIntent.Kind, identity: Int)
  }
  enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [PresentationIntent.TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
    var debugDescription: String { get }
  }
  struct TableColumn: Hashable, Codable, Sendable {
    enum Alignment: Int, Hashable, Codable, Sendable {
      case left
      case center
      case right
    }
    var alignment: PresentationIntent.TableColumn.Alignment { get set }
    init(alignment: PresentationIntent.TableColumn.Alignment)
  }
  var components: [PresentationIntent.IntentType] { get set }
  var count: Int { get }
  var indentationLevel: Int { get }
  var debugDescription: String { get }
  init(types: [PresentationIntent.IntentType])
  init(_ kind: PresentationIntent.Kind, identity: Int, parent: PresentationIntent? = nil)
  func isEquivalent(to other: PresentationIntent) -> Bool
}
