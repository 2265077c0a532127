// Foundation: what the declarations of Date.RelativeFormatStyle and its anchored kind are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// Date.RelativeFormatStyle and its anchored kind: how far away a date is.
  mutating func addDateRelativeStyles() {
    addDateAnchoredRelativeFormatStyle()
    addDateRelativeFormatStyle()
    addDateRelativeFormatStyleWords()
    addDateComponentsFormatStyleField()
  }

  private mutating func addDateAnchoredRelativeFormatStyle() {
    value("Date.AnchoredRelativeFormatStyle", Date.AnchoredRelativeFormatStyle.self)
    property("Date.AnchoredRelativeFormatStyle.anchor", \Date.AnchoredRelativeFormatStyle.anchor)
    property("Date.AnchoredRelativeFormatStyle.presentation", \Date.AnchoredRelativeFormatStyle.presentation)
    property("Date.AnchoredRelativeFormatStyle.unitsStyle", \Date.AnchoredRelativeFormatStyle.unitsStyle)
    property(
      "Date.AnchoredRelativeFormatStyle.capitalizationContext",
      \Date.AnchoredRelativeFormatStyle.capitalizationContext)
    property("Date.AnchoredRelativeFormatStyle.locale", \Date.AnchoredRelativeFormatStyle.locale)
    property("Date.AnchoredRelativeFormatStyle.calendar", \Date.AnchoredRelativeFormatStyle.calendar)
    property(
      "Date.AnchoredRelativeFormatStyle.allowedFields", \Date.AnchoredRelativeFormatStyle.allowedFields)
    make(
      "Date.AnchoredRelativeFormatStyle.init(anchor:presentation:unitsStyle:locale:calendar:capitalizationContext:)"
    ) {
      (
        a: Date, b: Date.AnchoredRelativeFormatStyle.Presentation,
        c: Date.AnchoredRelativeFormatStyle.UnitsStyle, d: Locale, e: Calendar,
        f: FormatStyleCapitalizationContext
      ) in
      Date.AnchoredRelativeFormatStyle(
        anchor: a, presentation: b, unitsStyle: c, locale: d, calendar: e, capitalizationContext: f)
    }
    make(
      "Date.AnchoredRelativeFormatStyle.init(anchor:allowedFields:presentation:unitsStyle:locale:calendar:capitalizationContext:)"
    ) {
      (
        a: Date, b: Set<Date.AnchoredRelativeFormatStyle.Field>,
        c: Date.AnchoredRelativeFormatStyle.Presentation, d: Date.AnchoredRelativeFormatStyle.UnitsStyle,
        e: Locale, f: Calendar, g: FormatStyleCapitalizationContext
      ) in
      Date.AnchoredRelativeFormatStyle(
        anchor: a, allowedFields: b, presentation: c, unitsStyle: d, locale: e, calendar: f,
        capitalizationContext: g)
    }
    method("Date.AnchoredRelativeFormatStyle.format(_:)") { (it: Date.AnchoredRelativeFormatStyle, a: Date) in
      it.format(a)
    }
    method("Date.AnchoredRelativeFormatStyle.locale(_:)") {
      (it: Date.AnchoredRelativeFormatStyle, a: Locale) in it.locale(a)
    }
    addInputs("Date.AnchoredRelativeFormatStyle", of: Date.AnchoredRelativeFormatStyle.self)
  }

  private mutating func addDateRelativeFormatStyle() {
    value("Date.RelativeFormatStyle", Date.RelativeFormatStyle.self)
    property("Date.RelativeFormatStyle.presentation", \Date.RelativeFormatStyle.presentation)
    property("Date.RelativeFormatStyle.unitsStyle", \Date.RelativeFormatStyle.unitsStyle)
    property(
      "Date.RelativeFormatStyle.capitalizationContext", \Date.RelativeFormatStyle.capitalizationContext)
    property("Date.RelativeFormatStyle.locale", \Date.RelativeFormatStyle.locale)
    property("Date.RelativeFormatStyle.calendar", \Date.RelativeFormatStyle.calendar)
    property("Date.RelativeFormatStyle.allowedFields", \Date.RelativeFormatStyle.allowedFields)
    make("Date.RelativeFormatStyle.init(presentation:unitsStyle:locale:calendar:capitalizationContext:)") {
      (
        a: Date.RelativeFormatStyle.Presentation, b: Date.RelativeFormatStyle.UnitsStyle, c: Locale,
        d: Calendar, e: FormatStyleCapitalizationContext
      ) in
      Date.RelativeFormatStyle(
        presentation: a, unitsStyle: b, locale: c, calendar: d, capitalizationContext: e)
    }
    make(
      "Date.RelativeFormatStyle.init(allowedFields:presentation:unitsStyle:locale:calendar:capitalizationContext:)"
    ) {
      (
        a: Set<Date.RelativeFormatStyle.Field>, b: Date.RelativeFormatStyle.Presentation,
        c: Date.RelativeFormatStyle.UnitsStyle, d: Locale, e: Calendar, f: FormatStyleCapitalizationContext
      ) in
      Date.RelativeFormatStyle(
        allowedFields: a, presentation: b, unitsStyle: c, locale: d, calendar: e, capitalizationContext: f)
    }
    self["Date.RelativeFormatStyle.format(_:)"] = { arguments, call in
      // Foundation's own is relative to what time it is on this machine.
      let style = try arguments[0].hosted(Date.RelativeFormatStyle.self).placed(in: call.machine.world)
      let anchored = Date.AnchoredRelativeFormatStyle(
        anchor: try arguments[1].hosted(), allowedFields: style.allowedFields,
        presentation: style.presentation, unitsStyle: style.unitsStyle, locale: style.locale,
        calendar: style.calendar, capitalizationContext: style.capitalizationContext)
      return .text(anchored.format(call.machine.now))
    }
    method("Date.RelativeFormatStyle.locale(_:)") { (it: Date.RelativeFormatStyle, a: Locale) in it.locale(a)
    }
  }

  /// Whether days have names, and how long units are.
  private mutating func addDateRelativeFormatStyleWords() {
    value("Date.RelativeFormatStyle.UnitsStyle", Date.RelativeFormatStyle.UnitsStyle.self)
    constants(
      "Date.RelativeFormatStyle.UnitsStyle",
      ["wide": .wide, "spellOut": .spellOut, "abbreviated": .abbreviated, "narrow": .narrow]
        as KeyValuePairs<String, Date.RelativeFormatStyle.UnitsStyle>)
    value("Date.RelativeFormatStyle.Presentation", Date.RelativeFormatStyle.Presentation.self)
    constants(
      "Date.RelativeFormatStyle.Presentation",
      ["numeric": .numeric, "named": .named]
        as KeyValuePairs<String, Date.RelativeFormatStyle.Presentation>)
  }

  private mutating func addDateComponentsFormatStyleField() {
    value("Date.ComponentsFormatStyle.Field", Date.ComponentsFormatStyle.Field.self)
    constants(
      "Date.ComponentsFormatStyle.Field",
      [
        "year": .year, "month": .month, "week": .week, "day": .day, "hour": .hour, "minute": .minute,
        "second": .second,
      ]
        as KeyValuePairs<String, Date.ComponentsFormatStyle.Field>)
  }
}

extension Date.AnchoredRelativeFormatStyle: HostBoxed {}
extension Date.RelativeFormatStyle: HostBoxed {}
extension Date.RelativeFormatStyle.UnitsStyle: HostBoxed {}
extension Date.RelativeFormatStyle.Presentation: HostBoxed {}
