import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// How Foundation turns texts into bytes, and back.
extension Natives {
  mutating func addTextEncodings() {
    addEncodingNames()
    for owner in ["StringProtocol", "String"] {
      self["\(owner).data(using:allowLossyConversion:)"] = { arguments, _ in
        let data = try arguments[0].string.data(
          using: arguments[1].encoding, allowLossyConversion: arguments[2].bool)
        return .init(optional: data.map { .host($0) })
      }
    }
    self["String.init(data:encoding:)"] = { arguments, _ in
      .init(
        optional: String(data: try arguments[1].hosted(), encoding: try arguments[2].encoding).map {
          .text($0)
        })
    }
    self["String.init(bytes:encoding:)"] = { arguments, call in
      let bytes: [UInt8]
      if case .host(let host) = arguments[1], let data = host.value as? Data {
        bytes = Array(data)
      } else {
        bytes = try call.elements(of: arguments[1], "S").map { UInt8(truncatingIfNeeded: try $0.int) }
      }
      return .init(optional: String(bytes: bytes, encoding: try arguments[2].encoding).map { .text($0) })
    }
    for type in ["[CChar]", "String"] {
      self["String.init(utf8String: \(type))"] = { arguments, _ in
        if case .text(let text) = arguments[1] { return .text(String(text.prefix { $0 != "\0" })) }
        let bytes = try arguments[1].list.map { UInt8(truncatingIfNeeded: try $0.int) }
        return .init(optional: String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self).map { .text($0) })
      }
    }
    self["String.init(cString: [CChar], encoding: String.Encoding)"] = { arguments, _ in
      let bytes = try arguments[1].list.map { UInt8(truncatingIfNeeded: try $0.int) }
      return .init(
        optional: String(bytes: bytes.prefix { $0 != 0 }, encoding: try arguments[2].encoding).map {
          .text($0)
        })
    }
  }

  private mutating func addEncodingNames() {
    self["String.Encoding.description"] = { arguments, _ in .text(try arguments[0].encoding.description) }
    self["StringProtocol.fastestEncoding"] = { _, _ in .encoding(.utf8) }
    self["StringProtocol.smallestEncoding"] = { arguments, _ in
      .encoding(try arguments[0].string.smallestEncoding)
    }
    self["StringProtocol.canBeConverted(to:)"] = { arguments, _ in
      .boolean(try arguments[0].string.canBeConverted(to: arguments[1].encoding))
    }
    self["StringProtocol.lengthOfBytes(using:)"] = { arguments, _ in
      .integer(try arguments[0].string.lengthOfBytes(using: arguments[1].encoding))
    }
    self["StringProtocol.maximumLengthOfBytes(using:)"] = { arguments, _ in
      .integer(try arguments[0].string.maximumLengthOfBytes(using: arguments[1].encoding))
    }
    self["StringProtocol.cString(using:)"] = { arguments, _ in
      let bytes = try arguments[0].string.cString(using: arguments[1].encoding)
      return .init(optional: bytes.map { .list(ContiguousArray($0.map { .integer(Int($0)) })) })
    }
    self["String.localizedName(of:)"] = { arguments, _ in
      .text(String.localizedName(of: try arguments[1].encoding))
    }
    self["String.defaultCStringEncoding"] = { _, _ in .encoding(String.defaultCStringEncoding) }
    self["String.availableStringEncodings"] = { _, _ in
      .list(ContiguousArray(String.availableStringEncodings.map { .encoding($0) }))
    }
  }
}

extension RuntimeValue {
  var encoding: String.Encoding {
    get throws { String.Encoding(rawValue: try optionBits) }
  }

  static func encoding(_ encoding: String.Encoding) -> RuntimeValue {
    .tuple(.integer(Int(bitPattern: encoding.rawValue)))
  }
}
