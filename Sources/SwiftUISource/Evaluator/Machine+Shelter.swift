extension Machine {
  /// Frames this close to the view's own code go on without what was nested too deep.
  private static let shallow = 32
  /// How often code that is nested too deep is left for what called it, in one evaluation.
  private static let retreats = 8

  /// Runs a function or makes a value so that what would end the program there costs only its result:
  /// the app runs on a device, so what stopped it here is most likely something that is not known here,
  /// and what calls it can still be read. An action stops, as it does on a device.
  ///
  /// - Parameters:
  ///   - source: what stands for the result, as the app's code has it.
  ///   - isBuilder: whether it builds views, whose own decisions are told from a model's.
  func sheltered(
    _ source: @autoclosure () -> String, isBuilder: Bool = false, _ body: () throws(Interrupt) -> Value
  ) throws(Interrupt) -> Value {
    let depth = depth
    do {
      return isBuilder ? try body() : try doubted(source, body)
    } catch {
      guard !isActing, depth > 0, let message = shelterable(error, at: depth) else { throw error }
      self.depth = depth
      report(error, effect: .value)
      return .unknown(UnknownValue(source: source(), missing: message))
    }
  }

  /// An argument of a view: where it takes too long or nests too deep, the view stays, with a value that
  /// is not known.
  func shown(_ expression: Expression, in scope: Scope, hint: TypeHint?) throws(Interrupt) -> Value {
    let depth = depth
    do {
      return try evaluate(expression, in: scope, hint: hint)
    } catch .budget(let message, let file, let start) {
      let interrupt = Interrupt.budget(message, file: file, start: start)
      guard !isActing, depth <= Machine.shallow, retreats < Machine.retreats else { throw interrupt }
      retreats += 1
      self.depth = depth
      try recover(from: interrupt, effect: .value)
      return .unknown(
        UnknownValue(source: expression.file.text(expression.start, expression.end), missing: message))
    }
  }

  /// What stopped an evaluation, where that is no reason to leave more than one value.
  private func shelterable(_ interrupt: Interrupt, at depth: Int) -> String? {
    switch interrupt {
    case .trap(let message, _, _): return message
    case .budget(let message, _, _):
      guard steps <= stepLimit, depth <= Machine.shallow, retreats < Machine.retreats else { return nil }
      retreats += 1
      return message
    case .thrown, .suspended: return nil
    }
  }
}
