extension Int {
  /// The whole number of a number of any size: its fraction is left out, and what is beyond every `Int` is the
  /// largest or the smallest. NaN is 0.
  ///
  /// Numbers of inputs have any size; `Int(_:)` traps on those that don't fit.
  public init(clamping number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
  }
}
