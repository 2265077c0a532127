// TipKit: what a tip shows once the app's tips are configured: whether it is its turn is not known.

struct _ShownTip: View {
  typealias Body = Never
  init(_ tip: any Tip)
}
