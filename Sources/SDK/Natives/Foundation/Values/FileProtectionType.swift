// Foundation: what the declarations of FileProtectionType are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addFileProtectionType() {
    addFileProtectionTypeItself()
  }

  private mutating func addFileProtectionTypeItself() {
    value("FileProtectionType", FileProtectionType.self)
    constants(
      "FileProtectionType",
      [
        "none": .none, "complete": .complete, "completeUnlessOpen": .completeUnlessOpen,
        "completeUntilFirstUserAuthentication": .completeUntilFirstUserAuthentication, "inactive": .inactive,
      ]
        as KeyValuePairs<String, FileProtectionType>)
  }
}

extension FileProtectionType: HostBoxed {}
