import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Views and controllers of UIKit in a screen of SwiftUI.
extension ViewExpander {
  /// Whether what a view of the app's shows is made by UIKit.
  func hosts(_ type: Type) -> Bool {
    ["UIViewRepresentable", "UIViewControllerRepresentable"].contains { name in
      machine.nominal(name, of: "SwiftUI").map { machine.conforms(type, to: $0) } ?? false
    }
  }

  /// Whether it is a view or a controller of UIKit itself, as a preview may show one.
  func isUIKit(_ type: Type) -> Bool {
    var current: Type? = type
    while let type = current {
      if let nominal = type.nominal, nominal.module.name == "UIKit" {
        return ["UIView", "UIViewController"].contains(nominal.name)
      }
      current = machine.program.superclass(of: type)
    }
    return false
  }

  /// Its place in the tree. What it shows is not read by types yet: the screen says that it shows it.
  func hosted(_ view: TypedValue, at identity: Identity) throws -> [ViewNode] {
    run.showsUIKit = true
    throw Interruption.unknown("UIKit makes what it shows", machine.place(of: view.value, view.type))
  }
}
