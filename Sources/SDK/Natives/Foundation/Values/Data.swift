// Foundation: what the declarations of Data are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addData() {
    addDataItself()
    addDataWritingOptions()
  }

  private mutating func addDataItself() {
    value("Data", Data.self)
    property("Data.count", \Data.count)
    property("Data.startIndex", \Data.startIndex)
    property("Data.endIndex", \Data.endIndex)
    property("Data.indices", \Data.indices)
    make("Data.init()") { Data() }
    make("Data.init(base64Encoded: String, options: Data.Base64DecodingOptions)") {
      (a: String, b: Data.Base64DecodingOptions) in Data(base64Encoded: a, options: b)
    }
    make("Data.init(base64Encoded: Data, options: Data.Base64DecodingOptions)") {
      (a: Data, b: Data.Base64DecodingOptions) in Data(base64Encoded: a, options: b)
    }
    change("Data.reserveCapacity(_:)") { (it: inout Data, a: Int) in it.reserveCapacity(a) }
    change("Data.append(_:)") { (it: inout Data, a: Data) in it.append(a) }
    change("Data.append(contentsOf: [UInt8])") { (it: inout Data, a: [UInt8]) in it.append(contentsOf: a) }
    method("Data.index(before:)") { (it: Data, a: Data.Index) in it.index(before: a) }
    method("Data.index(after:)") { (it: Data, a: Data.Index) in it.index(after: a) }
    method("Data.base64EncodedString(options:)") { (it: Data, a: Data.Base64EncodingOptions) in
      it.base64EncodedString(options: a)
    }
    method("Data.base64EncodedData(options:)") { (it: Data, a: Data.Base64EncodingOptions) in
      it.base64EncodedData(options: a)
    }
    value("Data.ReadingOptions", Data.ReadingOptions.self)
    constants(
      "Data.ReadingOptions",
      ["mappedIfSafe": .mappedIfSafe, "uncached": .uncached, "alwaysMapped": .alwaysMapped]
        as KeyValuePairs<String, Data.ReadingOptions>)
  }

  private mutating func addDataWritingOptions() {
    value("Data.WritingOptions", Data.WritingOptions.self)
    constants(
      "Data.WritingOptions",
      [
        "atomic": .atomic, "withoutOverwriting": .withoutOverwriting, "noFileProtection": .noFileProtection,
        "completeFileProtection": .completeFileProtection,
        "completeFileProtectionUnlessOpen": .completeFileProtectionUnlessOpen,
        "completeFileProtectionUntilFirstUserAuthentication":
          .completeFileProtectionUntilFirstUserAuthentication, "fileProtectionMask": .fileProtectionMask,
      ]
        as KeyValuePairs<String, Data.WritingOptions>)
    value("Data.SearchOptions", Data.SearchOptions.self)
    constants(
      "Data.SearchOptions",
      ["backwards": .backwards, "anchored": .anchored]
        as KeyValuePairs<String, Data.SearchOptions>)
    value("Data.Base64EncodingOptions", Data.Base64EncodingOptions.self)
    constants(
      "Data.Base64EncodingOptions",
      [
        "lineLength64Characters": .lineLength64Characters, "lineLength76Characters": .lineLength76Characters,
        "endLineWithCarriageReturn": .endLineWithCarriageReturn, "endLineWithLineFeed": .endLineWithLineFeed,
        "base64URLAlphabet": .base64URLAlphabet, "omitPaddingCharacter": .omitPaddingCharacter,
      ]
        as KeyValuePairs<String, Data.Base64EncodingOptions>)
    value("Data.Base64DecodingOptions", Data.Base64DecodingOptions.self)
    constants(
      "Data.Base64DecodingOptions",
      ["ignoreUnknownCharacters": .ignoreUnknownCharacters]
        as KeyValuePairs<String, Data.Base64DecodingOptions>)
  }
}

extension Data: SizedValue {
  package var heldBytes: Int { count }
}

extension Data: HostBoxed {
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    try machine.check(size: count)
    return .host(self)
  }
}
extension Data.ReadingOptions: HostBoxed {}
extension Data.WritingOptions: HostBoxed {}
extension Data.SearchOptions: HostBoxed {}
extension Data.Base64EncodingOptions: HostBoxed {}
extension Data.Base64DecodingOptions: HostBoxed {}
