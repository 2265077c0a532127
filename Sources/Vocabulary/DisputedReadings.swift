/// What is followed where sources disagree about what iOS reports of a view (spec voiceover.md g).
/// `profile` is the settled reading of the iOS version.
public struct DisputedReadings: Hashable, Sendable {
  /// What a `Stepper` is.
  public enum Stepper: String, CaseIterable, Hashable, Sendable {
    /// As the iOS version has it.
    case profile
    /// "Guests, Decrement, button", "Guests, Increment, button".
    case buttons
    /// "Guests, 4, adjustable".
    case adjustable
  }

  /// How an unlabeled SF Symbol is named.
  public enum SymbolNames: String, CaseIterable, Hashable, Sendable {
    /// As the iOS version has it.
    case profile
    /// "Favorite".
    case localized
    /// "star.fill".
    case raw
  }

  /// What joins the labels of a combined element.
  public enum CombineJoin: String, CaseIterable, Hashable, Sendable {
    /// As the iOS version has it.
    case profile
    /// ", ".
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

  /// Whether the badge of a tab is said in its tab.
  public enum TabBadge: String, CaseIterable, Hashable, Sendable {
    /// As the iOS version has it.
    case profile
    /// The badge is the tab's value.
    case on
    /// The badge is not said.
    case off
  }

  /// Setting `stepper`.
  public var stepper = Stepper.profile
  /// Setting `symbol-names`.
  public var symbolNames = SymbolNames.profile
  /// Setting `combine-join`.
  public var combineJoin = CombineJoin.profile
  /// Setting `columns`.
  public var columns = Columns.rows
  /// Setting `tab-badge`.
  public var tabBadge = TabBadge.profile

  /// The settled readings.
  public init() {}
}
