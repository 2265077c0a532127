// Foundation: a measurement of whatever unit.

protocol _Measured {
  func _text(by formatter: MeasurementFormatter) -> String
}
