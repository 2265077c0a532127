import SwiftUI

/// What changes is spoken; where the cursor stands is kept.
struct TallyCounter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) birds")
      Button("Count") {
        count += 1
        print("count is \(count)")
      }
      if count > 2 {
        Text("A flock!")
      }
      TallyReset(count: $count)
    }
  }
}

/// Knows the number only by a binding.
struct TallyReset: View {
  @Binding var count: Int

  var body: some View {
    Button(count == 0 ? "Nothing to reset" : "Reset \(count)") {
      count = 0
    }
    .disabled(count == 0)
  }
}

#Preview {
  TallyCounter()
}
