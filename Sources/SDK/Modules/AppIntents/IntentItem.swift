// AppIntents: the declarations of IntentItem.
// Declared as the framework's interface has it, with code of our own.

struct IntentItem<Result> {
  let _result: Result
  init(
    _ result: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    _result = result
  }
}
