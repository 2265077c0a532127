// Foundation: what the declarations of CurrencyFormatStyleConfiguration are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addCurrencyFormatStyleConfiguration() {
    addCurrencyFormatStyleConfigurationSignDisplayStrategy()
  }

  private mutating func addCurrencyFormatStyleConfigurationSignDisplayStrategy() {
    value(
      "CurrencyFormatStyleConfiguration.SignDisplayStrategy",
      CurrencyFormatStyleConfiguration.SignDisplayStrategy.self)
    make("CurrencyFormatStyleConfiguration.SignDisplayStrategy.always(showZero:)") { (a: Bool) in
      CurrencyFormatStyleConfiguration.SignDisplayStrategy.always(showZero: a)
    }
    make("CurrencyFormatStyleConfiguration.SignDisplayStrategy.accountingAlways(showZero:)") { (a: Bool) in
      CurrencyFormatStyleConfiguration.SignDisplayStrategy.accountingAlways(showZero: a)
    }
    constants(
      "CurrencyFormatStyleConfiguration.SignDisplayStrategy",
      ["automatic": .automatic, "never": .never, "accounting": .accounting]
        as KeyValuePairs<String, CurrencyFormatStyleConfiguration.SignDisplayStrategy>)
    value("CurrencyFormatStyleConfiguration.Presentation", CurrencyFormatStyleConfiguration.Presentation.self)
    constants(
      "CurrencyFormatStyleConfiguration.Presentation",
      ["narrow": .narrow, "standard": .standard, "isoCode": .isoCode, "fullName": .fullName]
        as KeyValuePairs<String, CurrencyFormatStyleConfiguration.Presentation>)
  }
}

extension CurrencyFormatStyleConfiguration.SignDisplayStrategy: HostBoxed {}
extension CurrencyFormatStyleConfiguration.Presentation: HostBoxed {}
