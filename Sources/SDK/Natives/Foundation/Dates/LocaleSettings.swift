// Foundation: what the declarations of order, money, numbers, weeks and measures in Locale are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// What people set of a locale beside its language and region.
  mutating func addLocaleSettings() {
    addLocaleCollation()
    addLocaleCurrency()
    addLocaleNumberingSystem()
    addLocaleMeasurementSystem()
    addLocaleVariant()
    value("Locale.Weekday", Locale.Weekday.self)
    value("Locale.HourCycle", Locale.HourCycle.self)
  }

  private mutating func addLocaleCollation() {
    madeOfText("Locale.Collation", Locale.Collation.self)
    make("Locale.Collation.availableCollations") { Locale.Collation.availableCollations }
    property("Locale.Collation.identifier", \Locale.Collation.identifier)
    make("Locale.Collation.availableCollations(for:)") { (a: Locale.Language) in
      Locale.Collation.availableCollations(for: a)
    }
    constants(
      "Locale.Collation",
      ["searchRules": .searchRules, "standard": .standard]
        as KeyValuePairs<String, Locale.Collation>)
  }

  private mutating func addLocaleCurrency() {
    madeOfText("Locale.Currency", Locale.Currency.self)
    make("Locale.Currency.isoCurrencies") { Locale.Currency.isoCurrencies }
    property("Locale.Currency.identifier", \Locale.Currency.identifier)
    property("Locale.Currency.isISOCurrency", \Locale.Currency.isISOCurrency)
    constants(
      "Locale.Currency",
      ["unknown": .unknown]
        as KeyValuePairs<String, Locale.Currency>)
  }

  private mutating func addLocaleNumberingSystem() {
    madeOfText("Locale.NumberingSystem", Locale.NumberingSystem.self)
    make("Locale.NumberingSystem.availableNumberingSystems") {
      Locale.NumberingSystem.availableNumberingSystems
    }
    property("Locale.NumberingSystem.identifier", \Locale.NumberingSystem.identifier)
  }

  private mutating func addLocaleMeasurementSystem() {
    madeOfText("Locale.MeasurementSystem", Locale.MeasurementSystem.self)
    make("Locale.MeasurementSystem.measurementSystems") { Locale.MeasurementSystem.measurementSystems }
    property("Locale.MeasurementSystem.identifier", \Locale.MeasurementSystem.identifier)
    constants(
      "Locale.MeasurementSystem",
      ["metric": .metric, "us": .us, "uk": .uk]
        as KeyValuePairs<String, Locale.MeasurementSystem>)
  }

  private mutating func addLocaleVariant() {
    madeOfText("Locale.Variant", Locale.Variant.self)
    property("Locale.Variant.identifier", \Locale.Variant.identifier)
    constants(
      "Locale.Variant",
      ["posix": .posix]
        as KeyValuePairs<String, Locale.Variant>)
  }
}

extension Locale.Collation: HostBoxed {}
extension Locale.Currency: HostBoxed {}
extension Locale.NumberingSystem: HostBoxed {}
extension Locale.Weekday: HostCases {
  static var hostCases: [Locale.Weekday] {
    [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
  }
}
extension Locale.HourCycle: HostCases {
  static var hostCases: [Locale.HourCycle] {
    [.zeroToEleven, .oneToTwelve, .zeroToTwentyThree, .oneToTwentyFour]
  }
}
extension Locale.MeasurementSystem: HostBoxed {}
extension Locale.Variant: HostBoxed {}
