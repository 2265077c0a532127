/// All rules there are.
public enum AuditRules {
  /// In the order in which they are told and documented: what stops somebody first.
  public static let all: [AuditRule] = [
    .inaccessibleAction, .tapGestureWithoutTrait, .ghostAction, .missingLabel,
    .adjustableWithoutValue, .valueNotSpoken, .fieldWithoutLabel, .modalWithoutEscape,
    .silentStateChange, .silentStop, .mergedControls, .labelInName, .unsayableName,
    .duplicateLabel, .duplicateVoiceControlName, .duplicateActionNames, .roleInLabel,
    .fileNameLabel, .localizationKeyLabel, .missingTranslation, .unlabeledImage,
    .repeatedContent, .repeatingHint, .headingStructure, .orderAgainstLayout, .ungroupedRows,
    .decorativeNoise, .smallTarget, .focusLost,
  ]

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The rule of that id, or nil where there is none.
  public static func rule(_ id: String) -> AuditRule? { byID[id] }
}
