import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotUIKitScreens
import EarshotVocabulary

/// What a property of a view finds at its view's place on the screen: `_Place` of the SDK's code.
final class PropertyPlace {
  /// Which property of which view.
  struct Key: Hashable {
    var view: Identity
    var property: Identity
  }

  let key: Key
  let environment: RuntimeValue
  private unowned let run: ScreenRun

  init(_ key: Key, environment: RuntimeValue, _ run: ScreenRun) {
    self.key = key
    self.environment = environment
    self.run = run
  }

  /// The object that keeps the property's value: the same each time that the view is at its place.
  func kept(_ type: Type, _ initial: RuntimeValue) throws -> RuntimeValue {
    run.live.append(key)
    if let known = run.state.kept[key] { return known }
    guard case .function(let function) = initial else {
      throw Interruption.unknown("the first value of a property")
    }
    let machine = run.machine
    let made = try machine.store.keeping {
      try machine.make(
        machine.program.types.nominal(run.types.location, [type]), labels: [nil], function.call())
    }
    run.state.kept[key] = made
    return made
  }
}

extension Natives {
  /// What SwiftUI's own code asks of the screen that it is on.
  package mutating func addScreens() {
    add(module: "SwiftUI") { natives in
      natives["_Place.environment"] = { arguments, _ in
        try arguments[0].hosted(PropertyPlace.self).environment
      }
      natives["EnvironmentValues._screenEditMode()"] = { _, call in
        try (call.machine.host as? ScreenRun)?.editMode() ?? .none(0)
      }
      natives["_standInObject(_:)"] = { _, call in
        .init(optional: try (call.machine.host as? ScreenRun)?.standInObject(of: call.type("Object")))
      }
      natives["Binding._derived(_:)"] = { arguments, call in
        guard case .function(let function) = arguments[1] else { return .unset }
        return try call.machine.store.derive(function)
      }
      natives["_Place.kept(_:)"] = { arguments, call in
        try arguments[0].hosted(PropertyPlace.self).kept(call.type("Value"), arguments[1])
      }
    }
    add(module: "Swift") { natives in
      natives["String._standIn(named:)"] = { arguments, call in
        guard case .text(let name) = arguments[1] else { return arguments[1] }
        (call.machine.host as? ScreenRun)?.state.hasStandIns = true
        return .text(PlaceholderText.marked(name))
      }
    }
    add(module: "SwiftUI") { $0.addProxies() }
    addUIKit()
    add(module: "Foundation") { $0.addAppTexts() }
    add(module: "Foundation") { $0.addShippedFiles() }
    add(module: "Accessibility") { $0.addSystemServices() }
    add(module: "Foundation") { $0.addMarkdown() }
    recordedModules.formUnion([
      "SwiftUI", "Charts", "UIKit", "CoreTransferable", "UniformTypeIdentifiers", "Symbols",
      "WidgetKit", "MapKit", "PhotosUI", "AuthenticationServices",
    ])
    placedProtocols += ["SwiftUI/View", "SwiftUI/ViewModifier", "SwiftUI/App"]
  }
}
