// Foundation: what the declarations of ProgressKind are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addProgressKind() {
    addProgressKindItself()
  }

  private mutating func addProgressKindItself() {
    value("ProgressKind", ProgressKind.self)
    make("ProgressKind.init(_:)") { (a: String) in ProgressKind(a) }
    constants(
      "ProgressKind",
      ["file": .file]
        as KeyValuePairs<String, ProgressKind>)
  }
}

extension ProgressKind: HostBoxed {}
