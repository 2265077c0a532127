import EarshotVocabulary

/// What a user's gesture does to a control of UIKit: it takes a new value, and tells its target.
struct ControlChange: Sendable {
  var control: ObjectReference
  /// nil: nothing changes but that the target is told.
  var property: String?
  var value = Value.void
}

extension Machine {
  func perform(_ change: ControlChange) {
    if let property = change.property { set(property, of: change.control, to: change.value) }
    state.changeCount += 1
    guard case .closure(let action)? = uikitField("action", of: change.control) else { return }
    perform(.closure(action), sender(change.control, to: action))
  }

  /// A method of a target takes the control or nothing, a `UIAction`'s closure the action.
  private func sender(_ control: ObjectReference, to action: ClosureValue) -> [Value] {
    switch action.body {
    case .function(let function, _, _): function.parameters.isEmpty ? [] : [.object(control)]
    default: [.record("UIAction", ["sender": .object(control)])]
    }
  }
}

extension HostedViews {
  /// What a double tap and swipes up and down do to a control by themselves.
  func takeGestures(of view: ObjectReference, _ name: String, _ draft: inout Draft) {
    func change(_ property: String?, _ value: Value = .void) -> Handler {
      Handler(AppHandler.control(ControlChange(control: view, property: property, value: value)))
    }
    switch name {
    case "UIButton": draft.node.onActivate = field("action", of: view).map { _ in change(nil) }
    case "UISwitch": draft.node.onActivate = change("isOn", .bool(bool("isOn", of: view) != true))
    case "UISlider":
      let lower = number("minimumValue", of: view) ?? 0
      let upper = number("maximumValue", of: view) ?? 1
      let current = number("value", of: view) ?? 0
      let step = (upper - lower) / 10
      guard step.isFinite, step > 0 else { return }
      // A tenth of the range, as SwiftUI's slider.
      draft.node.onIncrement = change("value", .double(min(upper, current + step)))
      draft.node.onDecrement = change("value", .double(max(lower, current - step)))
    case "UIPageControl":
      let page = field("currentPage", of: view)?.exactInt ?? 0
      let last = max(0, (field("numberOfPages", of: view)?.exactInt ?? 0) &- 1)
      draft.node.onIncrement = change("currentPage", .int(min(last, page &+ 1)))
      draft.node.onDecrement = change("currentPage", .int(max(0, page &- 1)))
    default: break
    }
  }
}
