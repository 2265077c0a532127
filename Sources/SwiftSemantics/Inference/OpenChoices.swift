/// A call with an argument that can't be known may mean several declarations: which one is left open, and is not tried.
extension Solver {
  /// Leaves a choice open where nothing but a gap could decide it.
  /// - Parameter fitting: the meanings that are left.
  /// - Returns: whether it was.
  func leaveOpen(_ disjunction: Disjunction, _ site: CallSite?, _ fitting: [Candidate]) -> Bool {
    guard let site, site.arguments.contains(where: { simplify($0.type).isHole }) else { return false }
    let cause: GapCause = "which \(disjunction.name.base) is meant: an argument is not known"
    let hole = types.hole(cause)
    state.score.add(.hole)
    if keepContent(site, fitting) {
      relate(.equal, hole, disjunction.type)
      return true
    }
    // Where all that could be meant give one type, that much is known: `==` gives a Bool.
    guard let result = commonResult(of: fitting) else {
      relate(.equal, hole, disjunction.type)
      return true
    }
    let parameters = site.arguments.map { _ in FunctionType.Parameter(type: hole) }
    relate(.equal, types.function(FunctionType(parameters: parameters, result: result)), disjunction.type)
    return true
  }

  private func commonResult(of candidates: [Candidate]) -> Type? {
    var common: Type?
    for candidate in candidates {
      guard let value = candidate.value, value.isFunction || value.isOperator else { return nil }
      let result = program.interface(of: value).result
      guard !result.hasParameters, common == nil || common === result else { return nil }
      common = result
    }
    return common
  }
}
