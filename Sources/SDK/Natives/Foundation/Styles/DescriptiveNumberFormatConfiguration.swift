// Foundation: what the declarations of DescriptiveNumberFormatConfiguration are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDescriptiveNumberFormatConfiguration() {
    addDescriptiveNumberFormatConfigurationPresentation()
  }

  private mutating func addDescriptiveNumberFormatConfigurationPresentation() {
    value(
      "DescriptiveNumberFormatConfiguration.Presentation",
      DescriptiveNumberFormatConfiguration.Presentation.self)
    constants(
      "DescriptiveNumberFormatConfiguration.Presentation",
      ["spellOut": .spellOut, "ordinal": .ordinal]
        as KeyValuePairs<String, DescriptiveNumberFormatConfiguration.Presentation>)
  }
}

extension DescriptiveNumberFormatConfiguration.Presentation: HostBoxed {}
