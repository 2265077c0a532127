// Foundation: what the declarations of Formatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addFormatter() {
    addFormatterItself()
  }

  private mutating func addFormatterItself() {
    value("Formatter", Formatter.self)
    value("Formatter.Context", Formatter.Context.self)
    value("Formatter.UnitStyle", Formatter.UnitStyle.self)
  }
}

extension Formatter: HostBoxed {
  func placed(in world: World?) -> Self {
    if let world { place(in: world) }
    return self
  }
}
extension Formatter.Context: HostCases {
  static var hostCases: [Formatter.Context] {
    [.unknown, .dynamic, .standalone, .listItem, .beginningOfSentence, .middleOfSentence]
  }
}
extension Formatter.UnitStyle: HostCases {
  static var hostCases: [Formatter.UnitStyle] {
    [.short, .medium, .long]
  }
}
