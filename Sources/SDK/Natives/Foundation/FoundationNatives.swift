import EarshotSwiftRuntime

extension Natives {
  /// What Foundation's declarations do: Foundation itself does it.
  mutating func addFoundation() {
    addFoundationDates()
    addFoundationFormatters()
    addFoundationNumbers()
    addFoundationObjects()
    addFoundationStyles()
    addFoundationUnits()
    addFoundationValues()
    addFoundationParts()
    addAttributedTexts()
  }

  private mutating func addFoundationDates() {
    addDate()
    addTimers()
    addCalendar()
    addDateComponents()
    addTimeZone()
    addDateInterval()
    addLocale()
  }

  private mutating func addFoundationFormatters() {
    addByteCountFormatter()
    addDateFormatter()
    addFormatter()
    addISO8601DateFormatter()
    addNumberFormatter()
    addDateIntervalFormatter()
    addLengthFormatter()
    addMassFormatter()
    addEnergyFormatter()
    addPersonNameComponentsFormatter()
  }

  private mutating func addFoundationNumbers() {
    addCGFloat()
    addDecimal()
    addNSValue()
    addNSNumber()
    addNSDecimalNumber()
    addNSDecimalNumberHandler()
  }

  private mutating func addFoundationObjects() {
    addCocoaError()
    addURLError()
    addProcessInfo()
    addNetwork()
    addWaiting("Thread")
  }

  private mutating func addFoundationStyles() {
    addFormatStyleCapitalizationContext()
    addNumberFormatStyleConfiguration()
    addCurrencyFormatStyleConfiguration()
    addDescriptiveNumberFormatConfiguration()
    addDuration()
    addByteCountFormatStyle()
  }

  private mutating func addFoundationUnits() {
    addUnit()
    addDimension()
    addUnitConverter()
    addUnitConverterLinear()
    addUnitAcceleration()
    addUnitAngle()
    addUnitArea()
    addUnitConcentrationMass()
    addUnitDispersion()
    addUnitDuration()
    addUnitElectricCharge()
    addUnitElectricCurrent()
    addUnitElectricPotentialDifference()
    addUnitElectricResistance()
    addUnitEnergy()
    addUnitFrequency()
    addUnitFuelEfficiency()
    addUnitIlluminance()
    addUnitInformationStorage()
    addUnitLength()
    addUnitMass()
    addUnitPower()
    addUnitPressure()
    addUnitSpeed()
    addUnitTemperature()
    addUnitVolume()
  }

  private mutating func addFoundationValues() {
    addURLResourceKey()
    addURLFileResourceType()
    addFileProtectionType()
    addUUID()
    addURL()
    addURLComponents()
    addURLQueryItem()
    addData()
    addDigests()
    addCGPoint()
    addCGSize()
    addCGRect()
    addCGRectEdge()
    addNSRange()
    addComparisonResult()
    addPersonNameComponents()
    addIndexPath()
    addIndexSet()
    addSortOrder()
    addOperatingSystemVersion()
  }
}
