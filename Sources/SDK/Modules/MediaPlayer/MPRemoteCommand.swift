// MediaPlayer: the declarations of MPRemoteCommand.
// Declared as the framework's interface has it, with code of our own.

class MPRemoteCommand: NSObject {
  var isEnabled = true
  func addTarget(_ target: Any, action: Selector) {}
  func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    NSObject()
  }
  func removeTarget(_ target: Any?) {}
  func removeTarget(_ target: Any, action: Selector?) {}
}
