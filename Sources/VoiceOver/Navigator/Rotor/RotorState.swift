/// Which setting the rotor stands on, and why.
///
/// "Characters" until the user turns it; an element with actions puts Actions in force while it is
/// focused, an adjustable one Adjust Value, and leaving it returns to the user's own (settled).
struct RotorState: Sendable {
  /// The user's own: the last setting turned to that makes sense everywhere.
  var own: RotorSetting
  /// The last setting turned to, where it came with an element: in force where it is offered.
  var chosen: RotorSetting?
  /// What the focused element put in force.
  var automatic: RotorSetting?
  /// The user turned the rotor on this element, or came by it: nothing is put in force.
  var isHeld = false

  init(own: RotorSetting) { self.own = own }

  /// The user turns the rotor to a setting.
  mutating func turn(to setting: RotorSetting) {
    isHeld = true
    automatic = nil
    if setting.isUniversal {
      own = setting
      chosen = nil
    } else {
      chosen = setting
    }
  }
}
