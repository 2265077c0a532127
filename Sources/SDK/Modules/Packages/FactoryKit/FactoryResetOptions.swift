// Factory: the declarations of FactoryResetOptions, as its documentation has them.

enum FactoryResetOptions {
  case all, context, none, registration, scope
}
