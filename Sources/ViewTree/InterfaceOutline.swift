/// What an interface file holds, as code that loads it meets it: objects with their properties, views in
/// views, outlets.
public struct InterfaceOutline: Sendable {
  /// One object of the file.
  public struct Object: Sendable {
    /// As Interface Builder numbers it.
    public var id: String
    /// UIKit's class.
    public var className: String
    /// The app's class, where it has one.
    public var customClass: String?
    /// By the names of the class's properties.
    public var properties: [Argument] = []
    /// Indices of the views inside, in their order.
    public var subviews: [Int] = []
    /// The property of the superview that holds it: `contentView`.
    public var key: String?
    /// Objects by the outlet that they are connected to; several for a collection.
    public var outlets: [Outlet] = []

    /// Cells that are made by their reuse identifier, again for each row.
    public var prototypes: [Prototype] = []
    /// The sections of a table whose rows the file itself holds; nil: code gives the rows.
    public var sections: [Section]?
    /// The controller whose view a container shows, by its id.
    public var embedded: String?

    /// An object without anything set.
    public init(id: String, className: String, customClass: String? = nil) {
      self.id = id
      self.className = className
      self.customClass = customClass
    }
  }

  /// A connection to an object, or to a list of them.
  public struct Outlet: Sendable {
    /// The property that it sets.
    public var property: String
    /// The object's id; that of the file's owner is empty.
    public var destination: String
    /// Whether the property holds a list.
    public var isCollection: Bool

    /// A connection.
    public init(property: String, destination: String, isCollection: Bool) {
      self.property = property
      self.destination = destination
      self.isCollection = isCollection
    }
  }

  /// A cell of a list that code asks for by name.
  public struct Prototype: Sendable {
    public var identifier: String
    public var outline: InterfaceOutline

    public init(identifier: String, outline: InterfaceOutline) {
      self.identifier = identifier
      self.outline = outline
    }
  }

  /// Rows that stand in the file.
  public struct Section: Sendable {
    public var header: String?
    public var footer: String?
    /// Indices of the cells.
    public var cells: [Int]

    public init(header: String?, footer: String?, cells: [Int]) {
      self.header = header
      self.footer = footer
      self.cells = cells
    }
  }

  /// A controller of a storyboard.
  public struct Scene: Sendable {
    /// As Interface Builder numbers it.
    public var id: String
    /// UIKit's class.
    public var className: String
    /// The app's class, where it has one.
    public var customClass: String?
    /// What code asks for it by.
    public var identifier: String?
    public var title: String?
    /// The controllers that it holds from the start, by their ids.
    public var held: [String] = []
    /// Its view and what belongs to it; the owner is the controller.
    public var outline = InterfaceOutline()

    public init(id: String, className: String, customClass: String?) {
      self.id = id
      self.className = className
      self.customClass = customClass
    }
  }

  /// All objects; the indices of others point here.
  public var objects: [Object] = []
  /// The views at the top of the file, in their order.
  public var roots: [Int] = []
  /// What the file's owner is connected to.
  public var ownerOutlets: [Outlet] = []

  /// A storyboard's controllers, in their order.
  public var scenes: [Scene] = []
  /// The controller that a storyboard starts with, by its id.
  public var initialScene: String?

  /// A file without anything in it.
  public init() {}
}
