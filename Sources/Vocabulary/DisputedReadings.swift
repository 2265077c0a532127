/// What is followed where sources disagree about what iOS reports of a view (spec voiceover.md g).
/// `profile` is the settled reading of the iOS version.
public struct DisputedReadings: Hashable, Sendable {
  public enum Stepper: String, CaseIterable, Hashable, Sendable {
    case profile
    /// "Guests, Decrement, button", "Guests, Increment, button".
    case buttons
    /// "Guests, 4, adjustable".
    case adjustable
  }

  public enum SymbolNames: String, CaseIterable, Hashable, Sendable {
    case profile
    /// "Favorite".
    case localized
    /// "star.fill".
    case raw
  }

  public enum CombineJoin: String, CaseIterable, Hashable, Sendable {
    case profile
    case comma
    /// A line break, spoken "Newline".
    case newline
  }

  /// In which order columns that stand side by side are read.
  public enum Columns: String, CaseIterable, Hashable, Sendable {
    /// Line by line across them, by geometry.
    case rows
    /// Each column of a horizontal stack as a whole.
    case columns
  }

  public enum TabBadge: String, CaseIterable, Hashable, Sendable {
    case profile
    case on
    case off
  }

  public var stepper = Stepper.profile
  public var symbolNames = SymbolNames.profile
  public var combineJoin = CombineJoin.profile
  public var columns = Columns.rows
  public var tabBadge = TabBadge.profile

  public init() {}
}
