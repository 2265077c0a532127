import EarshotVocabulary

/// What UIKit's accessibility protocol says of one view or element: section 5 of the contract.
///
/// nil means absent: the class's own default applies.
public struct UIKitNode: Sendable {
  public enum ContainerType: String, Sendable, CaseIterable {
    case none
    case list
    case landmark
    case dataTable
    case semanticGroup
  }

  public struct CustomAction: Sendable {
    public var name: String
    public var handler: Handler?

    public init(name: String, handler: Handler? = nil) {
      self.name = name
      self.handler = handler
    }
  }

  public struct CustomContent: Hashable, Sendable {
    public var label: String
    public var value: String
    public var isImportant: Bool

    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  public struct Rotor: Hashable, Sendable {
    public var name: String
    public var results: [String]

    public init(name: String, results: [String]) {
      self.name = name
      self.results = results
    }
  }

  /// Where a cell stands in its data table. nil: not found.
  public struct Cell: Hashable, Sendable {
    public var row: Int?
    public var column: Int?
    public var rowSpan: Int
    public var columnSpan: Int
    /// Row and column at which the table returns this cell, where that differs.
    public var grid: [Int]?

    public init(
      row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1,
      grid: [Int]? = nil
    ) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.grid = grid
    }
  }

  public struct DataTable: Hashable, Sendable {
    public var rows: Int?
    public var columns: Int?
    /// Labels of the header cells by row.
    public var rowHeaders: [Int: [String]]
    public var columnHeaders: [Int: [String]]

    public init(
      rows: Int? = nil, columns: Int? = nil, rowHeaders: [Int: [String]] = [:],
      columnHeaders: [Int: [String]] = [:]
    ) {
      self.rows = rows
      self.columns = columns
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }

  /// An element that is no view (`UIAccessibilityElement`).
  public var isElementKind = false
  public var className: String?
  public var isElement: Bool?
  public var label: String?
  /// The SF Symbol that the view shows: the system's word for it stands for a label that is absent.
  public var symbol: String?
  public var value: String?
  public var hint: String?
  public var traits: Traits?
  public var identifier: String?
  public var language: String?
  /// In root coordinates.
  public var frame: Rect?
  /// The view's own frame, where its accessibility frame differs.
  public var viewFrame: Rect?
  /// The bounding box of the accessibility path.
  public var pathBounds: Rect?
  /// `accessibilityElements`: the explicitly ordered list. nil where the app sets none; the
  /// subviews are the node's `children`.
  public var elements: [ViewNode]?
  public var containerType: ContainerType?
  public var groupsChildren: Bool?
  public var isModal: Bool?
  public var elementsHidden: Bool?
  public var isHidden: Bool?
  public var alpha: Double?
  public var clipsToBounds: Bool?
  public var activationPoint: Point?
  public var customActions: [CustomAction] = []
  public var customContent: [CustomContent] = []
  public var rotors: [Rotor] = []
  public var userInputLabels: [String] = []
  public var respondsToUserInteraction: Bool?
  public var headingLevel: Int?
  public var isExpanded: Bool?
  public var cell: Cell?
  public var dataTable: DataTable?
  public var tabItemCount: Int?
  public var sortPriority: Double?
  /// The app handles taps on this view.
  public var tapHandler: Bool?
  public var onActivate: Handler?
  public var onIncrement: Handler?
  public var onDecrement: Handler?
  public var onEscape: Handler?
  public var onMagicTap: Handler?
  /// Sets the text of a text field; it is called with the new text.
  public var onEdit: Handler?
  /// The hint that the system adds, by its table key; `none`: the hint is complete as it is.
  public var systemHint: String?
  /// What the source calls the view, where it does not name its class: `Button`, `XCUIElementTypeCell`.
  public var typeName: String?
  /// Why a view that the source holds is no part of what can be reached, in a sentence.
  public var leftOut: String?
  /// Where fields came from that were not given as they are.
  public var origins: [FieldOrigin] = []
  /// What the source says besides: kept and shown, but nothing follows from it.
  public var extras: [ExtraField] = []

  public init() {}
}

/// Where one property of a view came from, when it was not given as it is.
public struct FieldOrigin: Hashable, Sendable {
  /// Named as in a tree document: `traits`, `label`, `isElement`.
  public var field: String
  /// The rule in a few words: "the type Button".
  public var rule: String
  /// Whether it could be otherwise.
  public var isGuess: Bool

  public init(_ field: String, _ rule: String, isGuess: Bool = false) {
    self.field = field
    self.rule = rule
    self.isGuess = isGuess
  }
}

/// A field of a source that has no meaning here.
public struct ExtraField: Hashable, Sendable {
  public var name: String
  /// As written, cut short where it is long.
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
