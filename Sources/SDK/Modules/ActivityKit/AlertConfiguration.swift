// ActivityKit: the declarations of AlertConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct AlertConfiguration {
  struct AlertSound {
    let _name: String?

    static let `default` = AlertSound(_name: nil)
    static func named(_ name: String) -> AlertSound { AlertSound(_name: name) }
  }
  let title: LocalizedStringResource
  let body: LocalizedStringResource
  let sound: AlertSound

  init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
