// SDWebImageSwiftUI: the declarations of Indicator, as its documentation has them.

struct Indicator<T> where T: View {
  var content: (Binding<Bool>, Binding<Double>) -> T

  init(@ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T) {
    self.content = content
  }
}

extension Indicator where T == AnyView {
  static var activity: Indicator<T> {
    Indicator { isAnimating, _ in AnyView(ProgressView().opacity(isAnimating.wrappedValue ? 1 : 0)) }
  }
  static func activity<S: ProgressViewStyle>(style: S) -> Indicator<T> {
    Indicator { isAnimating, _ in
      AnyView(ProgressView().progressViewStyle(style).opacity(isAnimating.wrappedValue ? 1 : 0))
    }
  }
  static var progress: Indicator<T> {
    Indicator { isAnimating, progress in
      AnyView(ProgressView(value: progress.wrappedValue).opacity(isAnimating.wrappedValue ? 1 : 0))
    }
  }
  static func progress<S: ProgressViewStyle>(style: S) -> Indicator<T> {
    Indicator { isAnimating, progress in
      AnyView(
        ProgressView(value: progress.wrappedValue).progressViewStyle(style)
          .opacity(isAnimating.wrappedValue ? 1 : 0))
    }
  }
}
