// Foundation: what the declarations of ByteCountFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addByteCountFormatter() {
    addByteCountFormatterItself()
  }

  private mutating func addByteCountFormatterItself() {
    value("ByteCountFormatter", ByteCountFormatter.self)
    property("ByteCountFormatter.allowedUnits", \ByteCountFormatter.allowedUnits)
    property("ByteCountFormatter.countStyle", \ByteCountFormatter.countStyle)
    property("ByteCountFormatter.allowsNonnumericFormatting", \ByteCountFormatter.allowsNonnumericFormatting)
    property("ByteCountFormatter.includesUnit", \ByteCountFormatter.includesUnit)
    property("ByteCountFormatter.includesCount", \ByteCountFormatter.includesCount)
    property("ByteCountFormatter.includesActualByteCount", \ByteCountFormatter.includesActualByteCount)
    property("ByteCountFormatter.isAdaptive", \ByteCountFormatter.isAdaptive)
    property("ByteCountFormatter.zeroPadsFractionDigits", \ByteCountFormatter.zeroPadsFractionDigits)
    property("ByteCountFormatter.formattingContext", \ByteCountFormatter.formattingContext)
    make("ByteCountFormatter.init()") { ByteCountFormatter() }
    make("ByteCountFormatter.string(fromByteCount:countStyle:)") {
      (a: Int64, b: ByteCountFormatter.CountStyle) in
      ByteCountFormatter.string(fromByteCount: a, countStyle: b)
    }
    method("ByteCountFormatter.string(fromByteCount:)") { (it: ByteCountFormatter, a: Int64) in
      it.string(fromByteCount: a)
    }
    value("ByteCountFormatter.Units", ByteCountFormatter.Units.self)
    constants(
      "ByteCountFormatter.Units",
      [
        "useBytes": .useBytes, "useKB": .useKB, "useMB": .useMB, "useGB": .useGB, "useTB": .useTB,
        "usePB": .usePB, "useEB": .useEB, "useZB": .useZB, "useYBOrHigher": .useYBOrHigher, "useAll": .useAll,
      ]
        as KeyValuePairs<String, ByteCountFormatter.Units>)
    value("ByteCountFormatter.CountStyle", ByteCountFormatter.CountStyle.self)
  }
}

extension ByteCountFormatter.Units: HostBoxed {}
extension ByteCountFormatter.CountStyle: HostCases {
  static var hostCases: [ByteCountFormatter.CountStyle] {
    [.file, .memory, .decimal, .binary]
  }
}
