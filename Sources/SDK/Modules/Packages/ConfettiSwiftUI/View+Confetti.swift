// ConfettiSwiftUI: what it adds to View, as its documentation has it.

extension View {
  func confettiCannon<T: Equatable>(
    trigger: Binding<T>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [], confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 1, repetitionInterval: Double = 1,
    hapticFeedback: Bool = true
  ) -> some View { self }
  func confettiCannon<T: Equatable>(
    counter: Binding<T>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [], confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 1, repetitionInterval: Double = 1
  ) -> some View { self }
}
