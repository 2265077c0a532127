// Foundation: the declarations of os_unfair_lock, which it shows of Darwin. Code runs in one place at a time.
// Declared as the framework's interface has it, with code of our own.

struct os_unfair_lock {
  var _isLocked = false
  init() {}
}
