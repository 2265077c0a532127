// Combine: the declarations of _Outs.
// Declared as the framework's interface has it, with code of our own.

/// The subscribers of a subject.
final class _Outs<Output, Failure> where Failure: Error {
  var all: [_Out<Output, Failure>] = []
  var completion: Subscribers.Completion<Failure>?

  init() {}

  func add(_ out: _Out<Output, Failure>) {
    if let completion { out.end(completion) } else { all.append(out) }
  }

  func send(_ value: Output) {
    if completion != nil { return }
    all.removeAll { $0.isDone }
    for out in all { out.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    if self.completion != nil { return }
    self.completion = completion
    let old = all
    all = []
    for out in old { out.end(completion) }
  }
}
