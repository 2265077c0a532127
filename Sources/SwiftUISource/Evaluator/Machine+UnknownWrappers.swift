/// Properties behind wrappers and macros that nobody declares here: `@Kept(.depth) var depth: Int`.
extension Machine {
  /// What such a property reads as: what the wrapper is told to begin with, else nothing is known of it, unless
  /// it may be missing and begins so.
  func unknownContent(
    of property: PropertyCode, behind wrapper: PropertyWrapperUse, in info: TypeInfo
  ) throws(Interrupt) -> Value {
    if let beginning = wrapper.arguments.first(where: { Machine.beginnings.contains($0.label ?? "") }),
      project.findType([wrapper.name], owner: info, file: nil) == nil
    {
      let hint = property.type.map { TypeHint($0, owner: info, file: property.file) }
      let scope = Scope(parent: nil, owner: info, file: property.file)
      return try evaluate(beginning.value, in: scope, hint: hint)
    }
    guard let type = property.type, !type.isOptional, !property.isImplicitlyUnwrapped,
      !Machine.plainAttributes.contains(wrapper.name), !isGlobalActor(wrapper.name, in: info)
    else { return .none }
    return .unknown(UnknownValue(source: property.name, missing: "@\(wrapper.name)"))
  }

  /// How wrappers and macros call the value that there is until another is set.
  private static let beginnings: Set<String> = ["defaultValue", "default", "wrappedValue", "initialValue"]

  /// An actor of the app's or of a package says where code runs, not what it holds.
  private func isGlobalActor(_ name: String, in info: TypeInfo) -> Bool {
    name.hasSuffix("Actor")
      || project.findType([name], owner: info, file: nil)?.declaration?.attributes.contains("globalActor")
        == true
  }

  /// Attributes that leave a property what it is, or whose value initializers and storyboards give: of Swift, UIKit,
  /// SwiftUI, Observation, SwiftData and the Composable Architecture.
  private static let plainAttributes: Set<String> = [
    "Sendable", "TaskLocal", "MainActor", "Previewable", "Entry",
    "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying", "ViewLoading",
    "Published", "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "Binding", "Bindable",
    "GestureState", "SceneStorage", "ScaledMetric", "FocusedValue", "FocusedBinding", "FocusedObject",
    "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "ObservationIgnored", "ObservationTracked", "ObservationStateIgnored", "Attribute", "Relationship",
    "Transient",
    "ObservableState", "BindableState", "BindingState", "BindingViewState", "PresentationState", "Presents",
    "Shared",
    "SharedReader", "UIBindable", "UIBinding", "ObservedRealmObject", "StateRealmObject",
  ]
}
