// Foundation: what the declarations of FormatStyleCapitalizationContext are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addFormatStyleCapitalizationContext() {
    addFormatStyleCapitalizationContextItself()
  }

  private mutating func addFormatStyleCapitalizationContextItself() {
    value("FormatStyleCapitalizationContext", FormatStyleCapitalizationContext.self)
    constants(
      "FormatStyleCapitalizationContext",
      [
        "unknown": .unknown, "standalone": .standalone, "listItem": .listItem,
        "beginningOfSentence": .beginningOfSentence, "middleOfSentence": .middleOfSentence,
      ]
        as KeyValuePairs<String, FormatStyleCapitalizationContext>)
  }
}

extension FormatStyleCapitalizationContext: HostBoxed {}
