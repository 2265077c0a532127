import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A style that can say which part of its text is what.
protocol AttributableStyle {
  associatedtype AttributedForm: FormatStyle
  var attributed: AttributedForm { get }
}

extension IntegerFormatStyle: AttributableStyle {}
extension IntegerFormatStyle.Percent: AttributableStyle {}
extension IntegerFormatStyle.Currency: AttributableStyle {}
extension FloatingPointFormatStyle: AttributableStyle {}
extension FloatingPointFormatStyle.Percent: AttributableStyle {}
extension FloatingPointFormatStyle.Currency: AttributableStyle {}
extension Decimal.FormatStyle: AttributableStyle {}
extension Decimal.FormatStyle.Percent: AttributableStyle {}
extension Decimal.FormatStyle.Currency: AttributableStyle {}
extension Duration.TimeFormatStyle: AttributableStyle {}
extension Duration.UnitsFormatStyle: AttributableStyle {}

extension Natives {
  mutating func addAttributedStyles() {
    let numbers = ["IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal.FormatStyle"]
    for style in numbers.flatMap({ [$0, $0 + ".Percent", $0 + ".Currency"] }) {
      addAttributed(style, as: numbers.first { style.hasPrefix($0) } ?? style)
    }
    for style in ["Duration.TimeFormatStyle", "Duration.UnitsFormatStyle"] { addAttributed(style, as: style) }
    self["ByteCountFormatStyle.attributed"] = { arguments, _ in
      .host(try ByteCountFormatStyle.host(arguments[0]).attributed)
    }
    addForm("ByteCountFormatStyle.Attributed")
    self["Date.FormatStyle.attributedStyle"] = { arguments, _ in
      .host(try Date.FormatStyle.host(arguments[0]).attributedStyle)
    }
    addForm("Date.FormatStyle.Attributed")
    self["Date.VerbatimFormatStyle.attributedStyle"] = { arguments, _ in
      .host(try Date.VerbatimFormatStyle.host(arguments[0]).attributedStyle)
    }
    addForm("Date.VerbatimFormatStyle.Attributed")
  }

  private mutating func addAttributed(_ style: String, as owner: String) {
    self["\(style).attributed"] = { arguments, _ in
      func form<Style: AttributableStyle>(_ style: Style) -> RuntimeValue { .host(style.attributed) }
      let found = try arguments[0].hosted((any AttributableStyle).self)
      return form(found)
    }
    addForm("\(owner).Attributed")
  }

  private mutating func addForm(_ owner: String) {
    self["\(owner).format(_:)"] = { try HostStyles.format($0[0], $0[1], $1.machine) }
    self["\(owner).locale(_:)"] = { arguments, _ in try HostStyles.locale(arguments[0], arguments[1]) }
  }
}
