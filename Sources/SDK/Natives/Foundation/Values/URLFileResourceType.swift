// Foundation: what the declarations of URLFileResourceType are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURLFileResourceType() {
    addURLFileResourceTypeItself()
  }

  private mutating func addURLFileResourceTypeItself() {
    value("URLFileResourceType", URLFileResourceType.self)
    make("URLFileResourceType.init(_:)") { (a: String) in URLFileResourceType(a) }
    constants(
      "URLFileResourceType",
      [
        "namedPipe": .namedPipe, "characterSpecial": .characterSpecial, "directory": .directory,
        "blockSpecial": .blockSpecial, "regular": .regular, "symbolicLink": .symbolicLink, "socket": .socket,
        "unknown": .unknown,
      ]
        as KeyValuePairs<String, URLFileResourceType>)
  }
}

extension URLFileResourceType: HostBoxed {}
