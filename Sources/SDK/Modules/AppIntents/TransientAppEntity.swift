// AppIntents: the declarations of TransientAppEntity.
// Declared as the framework's interface has it, with code of our own.

protocol TransientAppEntity: AppValue {
  init()
}
