import EarshotVocabulary

/// What a builder gave that stands in no view of the app's: `Harbour()` of `NavigationStack { Harbour() }` in
/// a preview.
final class RememberedContent: Sendable {
  let content: ClosureValue
  let around: Surroundings
  let views: [ViewValue]
  let reads: [Dependency]
  let steps: Int

  init(_ content: ClosureValue, _ around: Surroundings, views: [ViewValue], reads: [Dependency], steps: Int) {
    self.content = content
    self.around = around
    self.views = views
    self.reads = reads
    self.steps = steps
  }
}

extension Expander {
  /// What a builder gives: as it was, where no view of the app's is around it, and it reads the same. A body
  /// calls its builders whenever it is run.
  func outermostContent(
    of content: ClosureValue, _ arguments: [Value], at identity: Identity, _ around: Surroundings,
    _ evaluate: () -> [ViewValue]
  ) -> [ViewValue] {
    guard remembers, arguments.isEmpty, !machine.reads.isOpen, content.seesNoVariables else {
      return evaluate()
    }
    if let before = earlier?.contents[identity], machine.stillHold(before.reads),
      machine.steps + before.steps <= machine.stepLimit, sameness.same(before.content, content),
      sameness.same(before.around, around)
    {
      machine.steps += before.steps
      remembered.contents[identity] = before
      return before.views
    }
    let mark = traceMark
    machine.reads.begin()
    let views = evaluate()
    let record = machine.reads.end()
    guard !record.isSpoilt, machine.steps <= machine.stepLimit, isWithoutTrace(since: mark) else {
      return views
    }
    remembered.contents[identity] = RememberedContent(
      content, around, views: views, reads: record.reads, steps: machine.steps - mark.steps)
    return views
  }

  /// Whether nothing was left behind but what was read.
  private func isWithoutTrace(since mark: TraceMark) -> Bool {
    let now = traceMark
    return now.kept == mark.kept && now.nodeCount == mark.nodeCount && now.appearances == mark.appearances
      && now.changes == mark.changes && now.preferences == mark.preferences
      && now.surroundings == mark.surroundings && now.states == mark.states && now.notices == mark.notices
      && now.made == mark.made
  }
}

extension ClosureValue {
  /// Whether nothing around it is a variable of a preview, which anything that is done may change.
  fileprivate var seesNoVariables: Bool {
    var scope = self.scope
    while let here = scope {
      for variable in here.variables {
        guard variable.name == "self", case .structure = variable.value else { return false }
      }
      scope = here.parent
    }
    return true
  }
}
