// Foundation: what the declarations of Duration are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDuration() {
    addDurationTimeFormatStyle()
    addDurationTimeFormatStylePattern()
    addDurationUnitsFormatStyle()
    addDurationUnitsFormatStyleUnitWidth()
    addDurationUnitsFormatStyleFractionalPartDisplayStrategy()
  }

  private mutating func addDurationTimeFormatStyle() {
    value("Duration.TimeFormatStyle", Duration.TimeFormatStyle.self)
    property("Duration.TimeFormatStyle.locale", \Duration.TimeFormatStyle.locale)
    property("Duration.TimeFormatStyle.pattern", \Duration.TimeFormatStyle.pattern)
    property("Duration.TimeFormatStyle.grouping", \Duration.TimeFormatStyle.grouping)
    make("Duration.TimeFormatStyle.init(pattern:locale:)") {
      (a: Duration.TimeFormatStyle.Pattern, b: Locale) in Duration.TimeFormatStyle(pattern: a, locale: b)
    }
    method("Duration.TimeFormatStyle.format(_:)") { (it: Duration.TimeFormatStyle, a: Duration) in
      try Trap.unless(a.components.seconds > .min, "arithmetic overflow in Int64 -")
      return it.format(a)
    }
    method("Duration.TimeFormatStyle.locale(_:)") { (it: Duration.TimeFormatStyle, a: Locale) in it.locale(a)
    }
    method("Duration.TimeFormatStyle.grouping(_:)") {
      (it: Duration.TimeFormatStyle, a: NumberFormatStyleConfiguration.Grouping) in it.grouping(a)
    }
    method("Duration.TimeFormatStyle.discreteInput(before:)") { (it: Duration.TimeFormatStyle, a: Duration) in
      it.discreteInput(before: a)
    }
    method("Duration.TimeFormatStyle.discreteInput(after:)") { (it: Duration.TimeFormatStyle, a: Duration) in
      it.discreteInput(after: a)
    }
  }

  private mutating func addDurationTimeFormatStylePattern() {
    value("Duration.TimeFormatStyle.Pattern", Duration.TimeFormatStyle.Pattern.self)
    make("Duration.TimeFormatStyle.Pattern.hourMinute(padHourToLength:roundSeconds:)") {
      (a: Int, b: FloatingPointRoundingRule) in
      try Trap.unless(a >= 0, "a negative length")
      return Duration.TimeFormatStyle.Pattern.hourMinute(padHourToLength: a, roundSeconds: b)
    }
    make(
      "Duration.TimeFormatStyle.Pattern.hourMinuteSecond(padHourToLength:fractionalSecondsLength:roundFractionalSeconds:)"
    ) { (a: Int, b: Int, c: FloatingPointRoundingRule) in
      try Trap.unless(a >= 0 && b >= 0, "a negative length")
      return Duration.TimeFormatStyle.Pattern.hourMinuteSecond(
        padHourToLength: a, fractionalSecondsLength: b, roundFractionalSeconds: c)
    }
    make(
      "Duration.TimeFormatStyle.Pattern.minuteSecond(padMinuteToLength:fractionalSecondsLength:roundFractionalSeconds:)"
    ) { (a: Int, b: Int, c: FloatingPointRoundingRule) in
      try Trap.unless(a >= 0 && b >= 0, "a negative length")
      return Duration.TimeFormatStyle.Pattern.minuteSecond(
        padMinuteToLength: a, fractionalSecondsLength: b, roundFractionalSeconds: c)
    }
    constants(
      "Duration.TimeFormatStyle.Pattern",
      ["hourMinute": .hourMinute, "hourMinuteSecond": .hourMinuteSecond, "minuteSecond": .minuteSecond]
        as KeyValuePairs<String, Duration.TimeFormatStyle.Pattern>)
  }

  private mutating func addDurationUnitsFormatStyle() {
    value("Duration.UnitsFormatStyle", Duration.UnitsFormatStyle.self)
    property("Duration.UnitsFormatStyle.locale", \Duration.UnitsFormatStyle.locale)
    property("Duration.UnitsFormatStyle.allowedUnits", \Duration.UnitsFormatStyle.allowedUnits)
    property("Duration.UnitsFormatStyle.unitWidth", \Duration.UnitsFormatStyle.unitWidth)
    property("Duration.UnitsFormatStyle.maximumUnitCount", \Duration.UnitsFormatStyle.maximumUnitCount)
    property(
      "Duration.UnitsFormatStyle.zeroValueUnitsDisplay", \Duration.UnitsFormatStyle.zeroValueUnitsDisplay)
    property(
      "Duration.UnitsFormatStyle.fractionalPartDisplay", \Duration.UnitsFormatStyle.fractionalPartDisplay)
    property("Duration.UnitsFormatStyle.valueLengthLimits", \Duration.UnitsFormatStyle.valueLengthLimits)
    make(
      "Duration.UnitsFormatStyle.init(allowedUnits:width:maximumUnitCount:zeroValueUnits:valueLength:fractionalPart:)"
    ) {
      (
        a: Set<Duration.UnitsFormatStyle.Unit>, b: Duration.UnitsFormatStyle.UnitWidth, c: Int?,
        d: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy, e: Int?,
        f: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
      ) in
      try Trap.unless(c ?? 0 >= 0, "a negative number of units")
      return Duration.UnitsFormatStyle(
        allowedUnits: a, width: b, maximumUnitCount: c, zeroValueUnits: d, valueLength: e, fractionalPart: f)
    }
    method("Duration.UnitsFormatStyle.format(_:)") { (it: Duration.UnitsFormatStyle, a: Duration) in
      it.format(a)
    }
    method("Duration.UnitsFormatStyle.locale(_:)") { (it: Duration.UnitsFormatStyle, a: Locale) in
      it.locale(a)
    }
    method("Duration.UnitsFormatStyle.discreteInput(before:)") {
      (it: Duration.UnitsFormatStyle, a: Duration) in it.discreteInput(before: a)
    }
    method("Duration.UnitsFormatStyle.discreteInput(after:)") {
      (it: Duration.UnitsFormatStyle, a: Duration) in it.discreteInput(after: a)
    }
  }

  private mutating func addDurationUnitsFormatStyleUnitWidth() {
    value("Duration.UnitsFormatStyle.UnitWidth", Duration.UnitsFormatStyle.UnitWidth.self)
    constants(
      "Duration.UnitsFormatStyle.UnitWidth",
      [
        "wide": .wide, "abbreviated": .abbreviated, "condensedAbbreviated": .condensedAbbreviated,
        "narrow": .narrow,
      ]
        as KeyValuePairs<String, Duration.UnitsFormatStyle.UnitWidth>)
    value("Duration.UnitsFormatStyle.Unit", Duration.UnitsFormatStyle.Unit.self)
    constants(
      "Duration.UnitsFormatStyle.Unit",
      [
        "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
        "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
      ]
        as KeyValuePairs<String, Duration.UnitsFormatStyle.Unit>)
    value(
      "Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy",
      Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.self)
    make("Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.show(length:)") { (a: Int) in
      Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.show(length: a)
    }
    constants(
      "Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy",
      ["hide": .hide]
        as KeyValuePairs<String, Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy>)
  }

  private mutating func addDurationUnitsFormatStyleFractionalPartDisplayStrategy() {
    value(
      "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy",
      Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.self)
    property(
      "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.minimumLength",
      \Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.minimumLength)
    property(
      "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.maximumLength",
      \Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.maximumLength)
    property(
      "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.roundingRule",
      \Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.roundingRule)
    property(
      "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.roundingIncrement",
      \Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.roundingIncrement)
    make("Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.show(length:rounded:increment:)") {
      (a: Int, b: FloatingPointRoundingRule, c: Double?) in
      Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.show(length: a, rounded: b, increment: c)
    }
    make("Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.hide(rounded:)") {
      (a: FloatingPointRoundingRule) in
      Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.hide(rounded: a)
    }
    constants(
      "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy",
      ["hide": .hide]
        as KeyValuePairs<String, Duration.UnitsFormatStyle.FractionalPartDisplayStrategy>)
  }
}

extension Duration.TimeFormatStyle: HostBoxed {}
extension Duration.TimeFormatStyle.Pattern: HostBoxed {}
extension Duration.UnitsFormatStyle: HostBoxed {}
extension Duration.UnitsFormatStyle.UnitWidth: HostBoxed {}
extension Duration.UnitsFormatStyle.Unit: HostBoxed {}
extension Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy: HostBoxed {}
extension Duration.UnitsFormatStyle.FractionalPartDisplayStrategy: HostBoxed {}
