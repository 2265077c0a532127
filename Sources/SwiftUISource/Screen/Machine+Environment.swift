import EarshotVocabulary

extension Machine {
  /// Where the edit mode is kept, which belongs to no view of the app.
  static let editMode = Identity.root.child("editMode")

  /// Environment values that the system provides, by name.
  func systemEnvironmentValue(_ name: String, _ around: Surroundings? = nil) -> Value? {
    let surroundings = around ?? surroundings
    switch name {
    case "dismiss": return native(.dismiss(surroundings.dismissal))
    case "presentationMode":
      return .binding(
        .constant(
          .record(
            RecordValue(
              type: "PresentationMode",
              fields: [
                LabeledValue(label: "isPresented", value: .bool(surroundings.dismissal != .none)),
                LabeledValue(label: "dismiss", value: native(.dismiss(surroundings.dismissal))),
              ]))))
    case "openURL": return native(.openURL)
    case "colorScheme":
      return .symbol(SymbolValue(type: "ColorScheme", name: environment.appearance.rawValue))
    case "isEnabled": return .bool(true)
    case "isFocused", "isSearching", "isLuminanceReduced", "isScrollEnabled", "isHoverEffectEnabled",
      "accessibilityReduceMotion", "accessibilityReduceTransparency",
      "accessibilityDifferentiateWithoutColor",
      "accessibilityInvertColors", "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled",
      "accessibilityDimFlashingLights", "accessibilityQuickActionsEnabled",
      "accessibilityAssistiveAccessEnabled",
      "showsWidgetContainerBackground", "supportsMultipleWindows":
      return .bool(false)
    case "accessibilityEnabled", "accessibilityVoiceOverEnabled", "accessibilityPlayAnimatedImages",
      "accessibilityLargeContentViewerEnabled", "isPresented":
      return .bool(name == "isPresented" ? surroundings.dismissal != .none : true)
    case "dynamicTypeSize":
      return .symbol(SymbolValue(type: "DynamicTypeSize", name: environment.dynamicType.rawValue))
    case "sizeCategory": return .symbol(SymbolValue(type: "ContentSizeCategory", name: contentSizeCategory))
    case "horizontalSizeClass", "verticalSizeClass": return sizeClass(name)
    case "layoutDirection":
      return .symbol(
        SymbolValue(
          type: "LayoutDirection",
          name: environment.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"))
    case "scenePhase": return .symbol(SymbolValue(type: "ScenePhase", name: "active"))
    case "editMode": return .binding(.state(Machine.editMode, "editMode"))
    case "locale":
      return .record(
        RecordValue(
          type: "Locale", fields: [LabeledValue(label: "identifier", value: .string(environment.locale))]))
    case "timeZone":
      return .record(
        RecordValue(
          type: "TimeZone", fields: [LabeledValue(label: "identifier", value: .string(environment.timeZone))]
        ))
    case "calendar": return .record(RecordValue(type: "Calendar", fields: []))
    case "displayScale", "pixelLength": return .double(name == "displayScale" ? 3 : 1.0 / 3)
    case "redactionReasons": return .array([])
    case "controlActiveState": return .symbol(SymbolValue(type: "ControlActiveState", name: "active"))
    case "legibilityWeight", "textCase", "font", "refresh", "undoManager", "lineLimit",
      "disableAutocorrection",
      "managedObjectContext_", "tintColor", "headerProminence":
      return Value.none
    case "modelContext", "managedObjectContext": return .record(RecordValue(type: "ModelContext", fields: []))
    case "openWindow", "dismissWindow", "dismissSearch", "requestReview", "openSettings", "purchase",
      "rename", "resetFocus",
      "openImmersiveSpace", "dismissImmersiveSpace", "authorizationController", "webAuthenticationSession":
      return native(.doNothing(name))
    case "labelsVisibility": return .symbol(SymbolValue(type: "Visibility", name: "automatic"))
    case "multilineTextAlignment": return .symbol(SymbolValue(type: "TextAlignment", name: "leading"))
    case "symbolVariants", "controlSize", "backgroundStyle", "widgetFamily",
      "activityFamily", "widgetRenderingMode",
      "colorSchemeContrast", "imageScale", "symbolRenderingMode", "truncationMode", "contentTransition",
      "scrollDismissesKeyboardMode", "defaultMinListRowHeight", "menuOrder", "tabBarPlacement",
      "userInterfaceIdiom":
      return .symbol(
        SymbolValue(type: SDK.environmentTypes[name], name: SDK.environmentDefaults[name] ?? "automatic"))
    case "safeAreaInsets": return nil
    default: return nil
    }
  }

  private func native(_ function: NativeFunction) -> Value {
    .closure(ClosureValue(body: .native(function), scope: nil))
  }

  private func sizeClass(_ name: String) -> Value {
    let isPad = environment.device.idiom == .pad
    let isLandscape = environment.device.screen.width > environment.device.screen.height
    let isCompact = name == "horizontalSizeClass" ? !isPad : !isPad && isLandscape
    return .symbol(SymbolValue(type: "UserInterfaceSizeClass", name: isCompact ? "compact" : "regular"))
  }

  private var contentSizeCategory: String {
    switch environment.dynamicType {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }
}

extension SDK {
  /// Types of values of the environment that apps add members to.
  static let environmentTypes: [String: String] = [
    "colorSchemeContrast": "ColorSchemeContrast", "controlSize": "ControlSize",
    "widgetFamily": "WidgetFamily", "widgetRenderingMode": "WidgetRenderingMode",
    "activityFamily": "ActivityFamily", "symbolRenderingMode": "SymbolRenderingMode",
    "imageScale": "Image.Scale", "truncationMode": "Text.TruncationMode", "menuOrder": "MenuOrder",
  ]

  static let environmentDefaults: [String: String] = [
    "widgetFamily": "systemMedium", "activityFamily": "medium",
    "widgetRenderingMode": "fullColor", "controlSize": "regular",
    "colorSchemeContrast": "standard", "imageScale": "medium", "symbolVariants": "none",
  ]
}
