import EarshotViewTree
import EarshotVocabulary

/// A screen read from UIKit code: its views as far as the code says, with nothing behind them.
public struct UIKitScreen: ScreenSource {
  /// The class's name.
  public let name: String
  /// Where the class is declared.
  public let location: SourceLocation?
  private let root: ViewNode
  private let environment: ScreenEnvironment
  private let notices: [Notice]

  init(
    name: String, location: SourceLocation?, root: ViewNode, environment: ScreenEnvironment,
    isCutShort: Bool
  ) {
    self.name = name
    self.location = location
    self.root = root
    self.environment = environment
    let message = "more than \(ClassFacts.mostViews) views: the rest of them is left out"
    notices = isCutShort ? [Notice(.warning, .budget, at: location, message)] : []
  }

  /// The views as the code builds them, whatever was done to the screen.
  public mutating func tree(_ interface: InterfaceState) -> ViewTree {
    ViewTree(name: name, root: root, environment: environment, notices: notices)
  }

  /// Nothing is run: the code is only read.
  public mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] { [] }
}
