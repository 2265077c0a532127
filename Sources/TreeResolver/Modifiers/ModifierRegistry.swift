import EarshotViewTree

/// Changes what the view has made so far.
typealias AttributeHandler = @Sendable (Modifier, ViewNode, Place, inout Walk) -> Void

/// Changes what the view and everything in it inherits.
typealias ScopeHandler = @Sendable (Modifier, inout Scope) -> Void

/// Which modifier is handled where.
enum ModifierRegistry {
  static let attributes: [String: AttributeHandler] = [
    "accessibilityElement": Grouping.element,
    "accessibilityChildren": Grouping.children,
    "accessibilityRepresentation": Grouping.representation,
    "accessibilityLabel": Description.label,
    "accessibilityValue": Description.value,
    "accessibilityHint": Description.hint,
    "help": Description.hint,
    "accessibilityIdentifier": Description.identifier,
    "accessibilityInputLabels": Description.inputLabels,
    "accessibilityHeading": Description.headingLevel,
    "accessibilityRespondsToUserInteraction": Description.respondsToInteraction,
    "badge": Description.badge,
    "accessibilityAddTraits": TraitModifiers.add,
    "accessibilityRemoveTraits": TraitModifiers.remove,
    "accessibilityCustomContent": ContentModifiers.content,
    "accessibilityAction": ActionModifiers.action,
    "accessibilityActions": ActionModifiers.builder,
    "accessibilityAdjustableAction": ActionModifiers.adjustable,
    "accessibilityScrollAction": ActionModifiers.scroll,
    "accessibilityZoomAction": ActionModifiers.zoom,
    "accessibilityDirectTouch": ActionModifiers.directTouch,
    "accessibilityScrollStatus": ScrollStatus.status,
    "accessibilityChartDescriptor": Charts.descriptor,
    "accessibilityDragPoint": Gestures.dragPoint,
    "swipeActions": RowActions.swipe,
    "contextMenu": RowActions.contextMenu,
    "onTapGesture": Gestures.tap,
    "onLongPressGesture": Gestures.longPress,
    "gesture": Gestures.tap,
    "simultaneousGesture": Gestures.tap,
    "highPriorityGesture": Gestures.tap,
    "draggable": Gestures.drag,
    "onDrag": Gestures.drag,
    "dropDestination": Gestures.drop,
    "onDrop": Gestures.drop,
    "accessibilityDropPoint": Gestures.dropPoint,
    "accessibilityRotor": Rotors.rotor,
    "accessibilityRotorEntry": RotorIds.name,
    "id": RotorIds.name,
    "tag": RowSelection.name,
    "_tag": RowSelection.name,
    "accessibilityFocused": Focus.focused,
    "accessibilityDefaultFocus": Focus.defaultFocus,
    "accessibilityLabeledPair": Pairs.pair,
    "accessibilitySortPriority": Placement.sortPriority,
    "accessibilityActivationPoint": Placement.activationPoint,
    "overlay": Placement.overlay,
    "background": Placement.background,
    "safeAreaInset": Placement.overlay,
    "safeAreaBar": Placement.overlay,
  ]

  /// Modifiers that hold views in front of or behind their view.
  static let layered: Set<String> = ["overlay", "background", "safeAreaInset", "safeAreaBar"]

  static let inherited: [String: ScopeHandler] = [
    "disabled": Inherited.disabled,
    "labelStyle": Inherited.labelStyle,
    "pickerStyle": { $1.pickerStyle = Inherited.style($0) },
    "toggleStyle": { $1.toggleStyle = Inherited.style($0) },
    "datePickerStyle": { $1.datePickerStyle = Inherited.style($0) },
    "listStyle": { $1.listStyle = Inherited.style($0) },
    "labelsHidden": { $1.labelsAreHidden = true },
    "labelsVisibility": { $1.labelsAreHidden = $0.unlabeled()?.symbol == "hidden" },
    "textCase": Inherited.textCase,
    "environment": Inherited.environment,
    "allowsHitTesting": Inherited.hitTesting,
    "speechSpellsOutCharacters": {
      $1.speech.spellsOutCharacters = $0.isOn
    },
    "speechAlwaysIncludesPunctuation": {
      $1.speech.alwaysIncludesPunctuation = $0.isOn
    },
    "speechAdjustedPitch": Inherited.pitch,
  ]

  /// Known accessibility modifiers that change nothing of what is resolved here.
  static let withoutEffect: Set<String> = [
    "accessibilityTextContentType", "accessibilityIgnoresInvertColors",
    "accessibilityShowsLargeContentViewer", "accessibilityLinkedGroup",
    "accessibilityQuickAction",
    "accessibilityHidden",
  ]
}
