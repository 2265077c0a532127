extension SDK {
  /// Modifiers that wait: for what a person or the system does later, for a sheet of the system's own, for
  /// another device's bar or menu. A screen is what it is without them until then, and what they are given
  /// is code and content for that time.
  static let deferredModifiers: Set<String> = [
    "appEntityIdentifier", "appStoreMerchandising", "attributedTextFormattingDefinition",
    "contactAccessButtonCaption", "contactAccessPicker", "contentToolbar",
    "continuityDevicePicker", "controlWidgetActionHint", "controlWidgetStatus",
    "currentEntitlementTask", "destinationBehavior", "digitalCrownRotation",
    "dismissalConfirmationDialog", "documentBrowserContextMenu", "documentPicker",
    "dragConfiguration", "dragContainer", "dragContainerSelection", "dropConfiguration",
    "exportableToServices", "exportsItemProviders", "familyActivityPicker", "fileDialogURLEnabled",
    "fileExporterFilenameLabel", "focusedSceneObject", "groupActivityAssociation",
    "handlePencilSqueeze", "healthDataAccessRequest", "imageCapture", "imagePlaygroundSheet",
    "immersiveEnvironmentPicker", "importableFromServices", "importsItemProviders",
    "inAppPurchaseOptions", "journalingSuggestionsPicker", "lookAroundViewer",
    "mapFeatureSelectionAccessory", "mapFeatureSelectionContent", "mapItemDetailPopover",
    "mapItemDetailSheet", "modifierKeyAlternate", "musicSubscriptionOffer", "newDocument",
    "onAppIntentExecution", "onApplePayCouponCodeChange", "onApplePayPaymentMethodChange",
    "onApplePayShippingContactChange", "onApplePayShippingMethodChange", "onCameraCaptureEvent",
    "onContinuousHover", "onCopyCommand", "onCutCommand", "onDragSessionUpdated",
    "onDropSessionUpdated", "onGeometryChange3D", "onImmersionChange", "onInAppPurchaseStart",
    "onInteractiveResizeChange", "onLongTouchGesture", "onPasteCommand", "onPencilDoubleTap",
    "onPencilSqueeze", "onPlayPauseCommand", "onVolumeViewpointChange", "onWindowVisibilityChange",
    "onWorldRecenter", "ornament", "pageCommand", "payLaterViewAction", "photosPickerSearchText",
    "preferredSubscriptionOffer", "renameAction", "spatialOverlay", "storeProductsTask",
    "storeProductTask", "subscriptionIntroductoryOffer", "subscriptionPromotionalOffer",
    "subscriptionStoreButtonLabel", "subscriptionStorePolicyDestination",
    "subscriptionStoreSignInAction", "tabViewSidebarBottomBar", "textInputSuggestions", "touchBar",
    "touchBarCustomizationLabel", "touchBarItemPresence", "touchBarItemPrincipal",
    "transactionPicker", "transformAnchorPreference", "translationTask", "webViewContextMenu",
    "webViewOnScrollGeometryChange", "webViewScrollPosition", "workoutPreview",
  ]
}
