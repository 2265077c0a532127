import SwiftUI

enum Deck: String, CaseIterable, Identifiable {
  case upper = "Upper deck"
  case lower = "Lower deck"
  case car = "Car deck"

  var id: Self { self }
}

/// The controls that SwiftUI brings along, as they come.
struct BookingForm: View {
  @State private var name = ""
  @State private var passengers = 2
  @State private var deck = Deck.upper
  @State private var day = Date(timeIntervalSince1970: 1_771_200_000)
  @State private var bags = 3.0
  @State private var quiet = false
  @State private var code = ""

  var body: some View {
    Form {
      Section("Who") {
        TextField("Name", text: $name)
        Stepper("Passengers: \(passengers)", value: $passengers, in: 1...3)
        SecureField("Booking code", text: $code)
      }
      Section("Where") {
        Picker("Deck", selection: $deck) {
          ForEach(Deck.allCases) { deck in
            Text(deck.rawValue)
          }
        }
        DatePicker("Departure", selection: $day, displayedComponents: .date)
        Slider(value: $bags, in: 0...10, step: 1) {
          Text("Bags")
        }
        .accessibilityValue("\(Int(bags)) bags")
        Toggle("Quiet cabin", isOn: $quiet)
      }
      Section {
        Button("Book") {
          print("booked for \(passengers), \(deck.rawValue)")
        }
        .disabled(name.isEmpty)
      } footer: {
        Text("You can change your booking until the day before.")
      }
    }
  }
}

/// Choices that stand side by side, and what shows a quantity.
struct TideGauge: View {
  @State private var unit = "m"

  var body: some View {
    VStack {
      Picker("Unit", selection: $unit) {
        Text("Metres").tag("m")
        Text("Feet").tag("ft")
      }
      .pickerStyle(.segmented)
      ProgressView("Filling", value: 0.25)
      Gauge(value: 0.6) {
        Text("Tide")
      }
      DisclosureGroup("Details") {
        Text("High water at 16:05")
      }
      Link("Tide tables", destination: URL(string: "https://example.org/tides")!)
    }
  }
}

#Preview("Booking") {
  BookingForm()
}

#Preview("Gauge") {
  TideGauge()
}
