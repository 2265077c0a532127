import EarshotKit
import Testing

/// Numbers, units and the system's own words in the language of the screen.
@Suite("The screen's language")
struct LocaleTests {
  // A Text is formatted in the locale of its environment (Apple: LocalizedStringKey).
  @Test(
    "A number with a specifier has the locale's decimal sign",
    arguments: [("en_US", "2.6 km"), ("de", "2,6 km"), ("ar", "٢٫٦ km")])
  func specifier(locale: String, expected: String) throws {
    #expect(try stops(of: #"Text("\(2.567, specifier: "%.1f") km")"#, locale: locale) == [expected])
  }

  // Foundation's `String(format:)` without a locale writes numbers as programs do.
  @Test("String(format:) has a point everywhere")
  func programs() throws {
    #expect(try stops(of: #"Text(String(format: "%.1f", 2.567))"#, locale: "de") == ["2.6"])
  }

  // Unicode's locale data, as Foundation has it: French puts a no-break space before a unit.
  @Test(
    "Units are written out in the locale's language",
    arguments: [
      ("en_US", 3.5, "3.5 kilometers"), ("de", 3.5, "3,5 Kilometer"), ("fr", 1.5, "1,5\u{a0}kilomètre"),
      ("fr", 3.5, "3,5\u{a0}kilomètres"), ("es", 1.0, "1 kilómetro"), ("ja", 3.5, "3.5キロメートル"),
      ("ko", 3.5, "3.5킬로미터"),
    ])
  func units(locale: String, amount: Double, expected: String) throws {
    let body = """
      Text(Measurement(value: \(amount), unit: UnitLength.kilometers)
        .formatted(.measurement(width: .wide, usage: .asProvided)))
      """
    #expect(try stops(of: body, locale: locale) == [expected])
  }

  @Test("A locale knows the sign of its currency", arguments: [("en_US", "$"), ("de", "€"), ("ja", "¥")])
  func currency(locale: String, expected: String) throws {
    let said = try stops(of: #"Text(Locale.current.currencySymbol ?? "none")"#, locale: locale)
    #expect(said == [expected] || said == [expected == "¥" ? "￥" : expected])
  }

  // Spec formats.md 11 has the English words; the others are the phrases that SwiftUI's controls say.
  @Test("UIKit's own words are in the screen's language")
  func uikit() throws {
    let source = """
      import SwiftUI
      import UIKit
      struct Tools: UIViewRepresentable {
        func makeUIView(context: Context) -> UIStackView {
          let stack = UIStackView()
          stack.axis = .vertical
          let pages = UIPageControl()
          pages.numberOfPages = 3
          let slider = UISlider()
          slider.value = 0.25
          let bar = UIToolbar()
          bar.items = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add)]
          for view in [pages, slider, UISearchBar(), UIStepper(), bar] { stack.addArrangedSubview(view) }
          return stack
        }
        func updateUIView(_ view: UIStackView, context: Context) {}
      }
      #Preview { Tools() }
      """
    func said(_ locale: String) throws -> [String] {
      var options = OpenOptions()
      options.locale = locale
      let input = try Earshot.open(bytes: Array(source.utf8), file: "Tools.swift", options: options)
      return try #require(input.readings().first).elements.map {
        $0.announcement.split(separator: ",").prefix(1).joined()
      }
    }
    #expect(
      try said("en_US") == [
        "page 1 of 3", "25%", "Search", "Decrement", "Increment", "Toolbar", "Add",
      ])
    #expect(
      try said("de") == [
        "Seite 1 von 3", "25\u{a0}%", "Suchen", "Verringern", "Erhöhen", "Symbolleiste", "Hinzufügen",
      ])
  }

  @Test("A date picker shows what the device's clock says", arguments: ["wheel", "compact"])
  func clock(style: String) throws {
    let body = """
      DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)),
        displayedComponents: .hourAndMinute).datePickerStyle(.\(style)).labelsHidden()
      """
    let home = try stops(of: body).joined(separator: " ")
    let away = try stops(of: body, timeZone: "Asia/Tokyo").joined(separator: " ")
    #expect(home.contains("12"))
    #expect(home.contains("AM"))
    #expect(away.contains("9"))
    #expect(!away.contains("12"))
  }
}
