// Foundation: what the declarations of ByteCountFormatStyle are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addByteCountFormatStyle() {
    addByteCountFormatStyleItself()
  }

  private mutating func addByteCountFormatStyleItself() {
    value("ByteCountFormatStyle", ByteCountFormatStyle.self)
    property("ByteCountFormatStyle.style", \ByteCountFormatStyle.style)
    property("ByteCountFormatStyle.allowedUnits", \ByteCountFormatStyle.allowedUnits)
    property("ByteCountFormatStyle.spellsOutZero", \ByteCountFormatStyle.spellsOutZero)
    property("ByteCountFormatStyle.includesActualByteCount", \ByteCountFormatStyle.includesActualByteCount)
    property("ByteCountFormatStyle.locale", \ByteCountFormatStyle.locale)
    make("ByteCountFormatStyle.init(style:allowedUnits:spellsOutZero:includesActualByteCount:locale:)") {
      (a: ByteCountFormatStyle.Style, b: ByteCountFormatStyle.Units, c: Bool, d: Bool, e: Locale) in
      ByteCountFormatStyle(style: a, allowedUnits: b, spellsOutZero: c, includesActualByteCount: d, locale: e)
    }
    method("ByteCountFormatStyle.format(_:)") { (it: ByteCountFormatStyle, a: Int64) in it.format(a) }
    method("ByteCountFormatStyle.locale(_:)") { (it: ByteCountFormatStyle, a: Locale) in it.locale(a) }
    value("ByteCountFormatStyle.Style", ByteCountFormatStyle.Style.self)
    value("ByteCountFormatStyle.Units", ByteCountFormatStyle.Units.self)
    constants(
      "ByteCountFormatStyle.Units",
      [
        "bytes": .bytes, "kb": .kb, "mb": .mb, "gb": .gb, "tb": .tb, "pb": .pb, "eb": .eb, "zb": .zb,
        "ybOrHigher": .ybOrHigher, "all": .all, "default": .`default`,
      ]
        as KeyValuePairs<String, ByteCountFormatStyle.Units>)
  }
}

extension ByteCountFormatStyle: HostBoxed {}
extension ByteCountFormatStyle.Style: HostCases {
  static var hostCases: [ByteCountFormatStyle.Style] {
    [.file, .memory, .decimal, .binary]
  }
}
extension ByteCountFormatStyle.Units: HostBoxed {}
