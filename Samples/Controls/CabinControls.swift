import SwiftUI

/// Drawn by hand, understood as a switch: the representation is what is spoken.
struct PortholeShutter: View {
  @Binding var isShut: Bool

  var body: some View {
    HStack {
      Text("Porthole")
      Circle()
        .fill(isShut ? Color.black : Color.cyan)
        .frame(width: 32, height: 32)
    }
    .onTapGesture { isShut.toggle() }
    .accessibilityRepresentation {
      Toggle("Porthole shutter", isOn: $isShut)
    }
  }
}

/// Five bunks to fill, adjusted with a swipe.
struct BunkPicker: View {
  @State private var bunks = 2

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { number in
        Image(systemName: number <= bunks ? "bed.double.fill" : "bed.double")
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Bunks")
    .accessibilityValue("\(bunks) of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: bunks = min(bunks + 1, 5)
      case .decrement: bunks = max(bunks - 1, 0)
      @unknown default: print("unknown direction")
      }
    }
  }
}

/// Check boxes of our own drawing that stay toggles.
struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

struct CabinControls: View {
  @State private var isShut = false
  @State private var warmth = 40.0
  @State private var hasBreakfast = true

  var body: some View {
    VStack(alignment: .leading) {
      Text("Cabin 9")
        .accessibilityAddTraits(.isHeader)
      PortholeShutter(isShut: $isShut)
      BunkPicker()
      Slider(value: $warmth, in: 0...100, step: 10) {
        Text("Heating")
      }
      Toggle("Breakfast", isOn: $hasBreakfast)
        .toggleStyle(CheckboxStyle())
        .accessibilityHint("Served from seven")
      Toggle("Night ferry", isOn: .constant(false))
        .disabled(true)
    }
  }
}

#Preview {
  CabinControls()
}
