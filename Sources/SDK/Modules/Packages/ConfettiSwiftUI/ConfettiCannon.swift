// ConfettiSwiftUI: the declarations of ConfettiCannon, as its documentation has them.

/// Nothing is there until it is fired, and what flies then is gone in moments.
struct ConfettiCannon<T: Equatable>: View {
  init(
    trigger: Binding<T>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [], confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 1, repetitionInterval: Double = 1,
    hapticFeedback: Bool = true
  ) {}
  init(
    counter: Binding<T>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [], confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 1, repetitionInterval: Double = 1
  ) {}

  var body: some View { EmptyView() }
}
