// AVFoundation: the declarations of _PlayerObserver. What watches the time of a player, which doesn't pass.
// Declared as the framework's interface has it, with code of our own.

final class _PlayerObserver {
  init() {}
}
