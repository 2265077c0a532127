import EarshotSwiftCode
import EarshotSwiftSemantics

/// Statements with others in them: one that can't be done is passed over alone, with what it would have changed in doubt.
/// Where one that isn't done might have left the code around, that ends, and the rest of it is in doubt.
extension FunctionBuilder {
  /// - Parameter steps: those of each of the block's statements.
  func passingOver(_ steps: [[Step]], of block: Block) -> [[Step]] {
    guard goesOn, steps.count == block.statements.count else { return steps }
    let changes = block.statements.map { undoneChanges(by: $0) }
    return zip(block.statements, steps).enumerated().map { index, part in
      let (statement, steps) = part
      guard statement.canEnd, let gap = gap(.statement, statement.span, name: nil) else { return steps }
      if !statement.canLeave { return steps.map { passingOver($0, gap, changes[index]) } }
      guard changes[index...].contains(where: { !$0.isEmpty }) else { return steps }
      return steps.map { ending($0, gap, { changes[index...] }) }
    }
  }

  private func passingOver(_ step: @escaping Step, _ gap: RuntimeGap, _ changes: UndoneChanges) -> Step {
    { frame in
      do { return try step(frame) } catch Interruption.unknown(var cause, let place) {
        // Where the steps ran out there are none for what comes next.
        if cause.isBeyondBounds {
          cause.leavesDoubt = true
          throw Interruption.unknown(cause, place)
        }
        cause.isTold = false
        if !changes.mark(frame, gap.with(cause, place)) { cause.leavesDoubt = true }
        _ = try frame.machine.pass(over: gap, cause, place)
        return .next
      }
    }
  }

  /// - Parameter rest: what it and the statements behind it change.
  private func ending(
    _ step: @escaping Step, _ gap: RuntimeGap, _ rest: @escaping () -> ArraySlice<UndoneChanges>
  ) -> Step {
    { frame in
      do { return try step(frame) } catch Interruption.unknown(var cause, let place) {
        let undone = gap.with(cause, place)
        for changes in rest() where !changes.mark(frame, undone) { cause.leavesDoubt = true }
        if cause.isBeyondBounds { cause.leavesDoubt = true }
        throw Interruption.unknown(cause, place)
      }
    }
  }
}

extension Statement {
  /// Whether something in it may end the code around: what only does something is passed over by itself.
  fileprivate var canEnd: Bool {
    switch kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { inner.canEnd } else { true }
    case .breaking, .continuing, .fallThrough, .return(nil), .deferred: false
    default: true
    }
  }

  /// Whether what stands behind it may not be done for what happens in it.
  fileprivate var canLeave: Bool {
    switch kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { inner.canLeave } else { true }
    case .if, .switch, .forIn, .whileLoop, .repeatLoop, .doCatch: throwsOut || leaves(in: [])
    default: true
    }
  }

  private enum Inside { case loop, other }

  /// Whether it leaves what it stands in.
  private func leaves(in around: [Inside]) -> Bool {
    switch kind {
    case .return, .then: return true
    case .breaking(let label): return label != nil || around.isEmpty
    case .continuing(let label): return label != nil || !around.contains(.loop)
    case .forIn, .whileLoop, .repeatLoop: return blocksLeave(in: around + [.loop])
    case .switch: return blocksLeave(in: around + [.other])
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return inner.leaves(in: around) }
      return false
    default: return blocksLeave(in: around)
    }
  }

  private func blocksLeave(in around: [Inside]) -> Bool {
    blocks.contains { $0.statements.contains { $0.leaves(in: around) } }
  }
}
