import EarshotSwiftRuntime
import Foundation

/// Measurements in words. Foundation says them only on Apple's platforms, where it asks Unicode's library, which
/// is part of Foundation here too.
package enum UnitTexts {
  /// - Parameters:
  ///   - unit: what Unicode calls it
  ///   - width: `full-name`, `short` or `narrow`
  ///   - usage: what is measured, from which follows the unit in which a locale tells it; empty for the unit as it is
  /// - Returns: nil where Unicode's library can't be asked.
  package static func text(_ value: Double, unit: String, width: String, usage: String, locale: Locale)
    -> String?
  {
    format(value, unit, width, usage, locale, "unumf_resultToString", as: Result16.self) { function, result in
      var units = [UInt16](repeating: 0, count: 256)
      var status: Int32 = 0
      let count = function(result, &units, 256, &status)
      return status > 0 ? nil : String(decoding: units.prefix(Int(max(0, min(count, 256)))), as: UTF16.self)
    }
  }

  /// The number that the text has, in the unit that it has.
  static func shownValue(_ value: Double, unit: String, usage: String, locale: Locale) -> Double? {
    let usage = usage + " .##########"
    return format(value, unit, "short", usage, locale, "unumf_resultToDecimalNumber", as: Result8.self) {
      function, result in
      var digits = [CChar](repeating: 0, count: 256)
      var status: Int32 = 0
      let count = function(result, &digits, 256, &status)
      guard status <= 0 else { return nil }
      return Double(
        String(decoding: digits.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }

  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Format =
    @convention(c) (OpaquePointer?, Double, OpaquePointer?, UnsafeMutablePointer<Int32>)
    -> Void
  private typealias Close = @convention(c) (OpaquePointer?) -> Void
  private typealias Result16 =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Result8 =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private static func format<Function, Answer>(
    _ value: Double, _ unit: String, _ width: String, _ usage: String, _ locale: Locale, _ name: String,
    as type: Function.Type, _ read: (Function, OpaquePointer?) -> Answer?
  ) -> Answer? {
    guard let open = function("unumf_openForSkeletonAndLocale", Open.self),
      let openResult = function("unumf_openResult", OpenResult.self),
      let format = function("unumf_formatDouble", Format.self),
      let close = function("unumf_close", Close.self),
      let closeResult = function("unumf_closeResult", Close.self), let reader = function(name, Function.self)
    else { return nil }
    let skeleton = Array(
      ("unit/\(unit) unit-width-\(width)" + (usage.isEmpty ? "" : " usage/\(usage)")).utf16)
    var status: Int32 = 0
    let formatter = open(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { close(formatter) }
    guard status <= 0 else { return nil }
    let result = openResult(&status)
    defer { closeResult(result) }
    format(formatter, value, result, &status)
    return status > 0 ? nil : read(reader, result)
  }

  /// A function of the library, which is loaded with Foundation.
  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    #if os(Linux)
      return dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: type) }
    #else
      return nil
    #endif
  }
}

extension Natives {
  mutating func addUnitTexts() {
    make("MeasurementText.text(_:_:width:usage:locale:number:)") {
      (value: Double, unit: Unit, width: String, usage: String, locale: Locale, number: String?) in
      guard let name = UnitIdentifiers.name(of: unit) else {
        // A unit of the app's own is told by its symbol.
        return (number ?? value.formatted(.number.locale(locale))) + " " + unit.symbol
      }
      guard let text = UnitTexts.text(value, unit: name, width: width, usage: usage, locale: locale) else {
        throw Interruption.unknown("how \(unit.symbol) is told")
      }
      return number.map { text.replacingNumber(by: $0) } ?? text
    }
    make("MeasurementText.span(_:unit:locale:)") { (count: Int, unit: String, locale: Locale) in
      guard
        let text = UnitTexts.text(Double(count), unit: unit, width: "full-name", usage: "", locale: locale)
      else { throw Interruption.unknown("how \(unit)s are counted in this language") }
      return text
    }
    make("MeasurementText.scaleless(_:width:locale:number:)") {
      (value: Double, width: String, locale: Locale, number: String?) in
      guard let text = UnitTexts.text(value, unit: "generic", width: width, usage: "", locale: locale) else {
        throw Interruption.unknown("how degrees are told")
      }
      return number.map { text.replacingNumber(by: $0) } ?? text
    }
    make("MeasurementText.shownValue(_:_:usage:locale:)") {
      (value: Double, unit: Unit, usage: String, locale: Locale) in
      guard !usage.isEmpty, let name = UnitIdentifiers.name(of: unit) else { return value }
      guard let shown = UnitTexts.shownValue(value, unit: name, usage: usage, locale: locale) else {
        throw Interruption.unknown("how \(unit.symbol) is told")
      }
      return shown
    }
  }
}

extension String {
  /// With another number in the place of the one that it has.
  fileprivate func replacingNumber(by number: String) -> String {
    guard let first = firstIndex(where: \.isNumber), let last = lastIndex(where: \.isNumber) else {
      return self
    }
    let start = self[..<first].last.map { "-\u{2212}".contains($0) } ?? false ? index(before: first) : first
    return self[..<start] + number + self[index(after: last)...]
  }
}
