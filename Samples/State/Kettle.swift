import Observation
import SwiftUI

@Observable
final class Kettle {
  var isOn = false
  var cups = 1
  private(set) var log: [String] = []

  var summary: String {
    isOn ? "Boiling for \(cups)" : "Off"
  }

  func press() {
    isOn.toggle()
    log.append(isOn ? "on" : "off")
    print("kettle \(log.joined(separator: ", "))")
  }
}

struct KettlePanel: View {
  @State private var kettle = Kettle()

  var body: some View {
    VStack {
      Text(kettle.summary)
        .accessibilityAddTraits(.updatesFrequently)
      Button(kettle.isOn ? "Stop" : "Boil") {
        kettle.press()
      }
      CupChooser(kettle: kettle)
      ForEach(Array(kettle.log.enumerated()), id: \.offset) { entry in
        Text("\(entry.offset + 1). \(entry.element)")
      }
    }
  }
}

struct CupChooser: View {
  @Bindable var kettle: Kettle

  var body: some View {
    Toggle("Two cups", isOn: Binding(
      get: { kettle.cups == 2 },
      set: { kettle.cups = $0 ? 2 : 1 }))
  }
}

#Preview {
  KettlePanel()
}
