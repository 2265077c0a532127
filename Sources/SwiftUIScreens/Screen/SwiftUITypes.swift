import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// The types of SwiftUI that a screen is made by, as the SDK declares them.
struct SwiftUITypes {
  let view: NominalType
  let viewBody: Value
  let modifier: NominalType
  let modifierBody: Value
  let dynamicProperty: NominalType
  let settle: Value
  let update: Value
  /// `DynamicProperty._give(to:)`
  let give: Value
  let binding: NominalType
  let key: NominalType
  let text: NominalType
  let place: NominalType
  let location: NominalType
  let environment: NominalType
  let scene: NominalType
  let sceneBody: Value

  /// nil where the SDK declares no SwiftUI.
  init?(_ machine: Machine) {
    func type(_ name: String) -> NominalType? { machine.nominal(name, of: "SwiftUI") }
    guard let view = type("View"), let modifier = type("ViewModifier"),
      let dynamicProperty = type("DynamicProperty"), let binding = type("Binding"),
      let key = type("LocalizedStringKey"), let text = type("Text"), let place = type("_Place"),
      let location = type("_Location"),
      let environment = type("EnvironmentValues"), let scene = type("Scene"),
      let viewBody = machine.requirement("body", of: view),
      let modifierBody = machine.requirement("body", of: modifier),
      let sceneBody = machine.requirement("body", of: scene),
      let settle = machine.requirement("_settle", of: dynamicProperty),
      let update = machine.requirement("update", of: dynamicProperty),
      let give = machine.requirement("_give", of: dynamicProperty)
    else { return nil }
    self.view = view
    self.viewBody = viewBody
    self.modifier = modifier
    self.modifierBody = modifierBody
    self.dynamicProperty = dynamicProperty
    self.settle = settle
    self.update = update
    self.give = give
    self.binding = binding
    self.key = key
    self.text = text
    self.place = place
    self.location = location
    self.environment = environment
    self.scene = scene
    self.sceneBody = sceneBody
  }
}
