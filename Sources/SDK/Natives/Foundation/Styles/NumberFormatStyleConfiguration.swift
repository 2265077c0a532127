// Foundation: what the declarations of NumberFormatStyleConfiguration are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addNumberFormatStyleConfiguration() {
    addNumberFormatStyleConfigurationGrouping()
    addNumberFormatStyleConfigurationSignDisplayStrategy()
  }

  private mutating func addNumberFormatStyleConfigurationGrouping() {
    value("NumberFormatStyleConfiguration.Grouping", NumberFormatStyleConfiguration.Grouping.self)
    constants(
      "NumberFormatStyleConfiguration.Grouping",
      ["automatic": .automatic, "never": .never]
        as KeyValuePairs<String, NumberFormatStyleConfiguration.Grouping>)
    value("NumberFormatStyleConfiguration.Precision", NumberFormatStyleConfiguration.Precision.self)
    make("NumberFormatStyleConfiguration.Precision.significantDigits(_: Int)") { (a: Int) in
      NumberFormatStyleConfiguration.Precision.significantDigits(try a.digits)
    }
    make("NumberFormatStyleConfiguration.Precision.integerAndFractionLength(integer:fraction:)") {
      (a: Int, b: Int) in
      NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
        integer: try a.digits, fraction: try b.digits)
    }
    make("NumberFormatStyleConfiguration.Precision.integerLength(_: Int)") { (a: Int) in
      NumberFormatStyleConfiguration.Precision.integerLength(try a.digits)
    }
    make("NumberFormatStyleConfiguration.Precision.fractionLength(_: Int)") { (a: Int) in
      NumberFormatStyleConfiguration.Precision.fractionLength(try a.digits)
    }
    value(
      "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy",
      NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy.self)
    constants(
      "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy",
      ["automatic": .automatic, "always": .always]
        as KeyValuePairs<String, NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy>)
  }

  private mutating func addNumberFormatStyleConfigurationSignDisplayStrategy() {
    value(
      "NumberFormatStyleConfiguration.SignDisplayStrategy",
      NumberFormatStyleConfiguration.SignDisplayStrategy.self)
    make("NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero:)") { (a: Bool) in
      NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: a)
    }
    constants(
      "NumberFormatStyleConfiguration.SignDisplayStrategy",
      ["automatic": .automatic, "never": .never]
        as KeyValuePairs<String, NumberFormatStyleConfiguration.SignDisplayStrategy>)
    value("NumberFormatStyleConfiguration.Notation", NumberFormatStyleConfiguration.Notation.self)
    constants(
      "NumberFormatStyleConfiguration.Notation",
      ["scientific": .scientific, "automatic": .automatic, "compactName": .compactName]
        as KeyValuePairs<String, NumberFormatStyleConfiguration.Notation>)
  }
}

extension NumberFormatStyleConfiguration.Grouping: HostBoxed {}
extension NumberFormatStyleConfiguration.Precision: HostBoxed {}
extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: HostBoxed {}
extension NumberFormatStyleConfiguration.SignDisplayStrategy: HostBoxed {}
extension NumberFormatStyleConfiguration.Notation: HostBoxed {}

extension Int {
  /// As a number of digits: Foundation ends the program at a negative one, and none has more than 999.
  var digits: Int {
    get throws {
      guard (0...999).contains(self) else {
        throw Interruption.trap("Fatal error: \(self) is no number of digits")
      }
      return self
    }
  }
}
