// AppIntents: the declarations of IntentResultContainer.
// Declared as the framework's interface has it, with code of our own.

struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult, ReturnsValue,
  ProvidesDialog, ShowsSnippetView, OpensIntent
{
  let value: Value?
  init(_value value: Value?) { self.value = value }
}
