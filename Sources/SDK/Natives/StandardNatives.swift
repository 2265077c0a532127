import EarshotSwiftRuntime

extension Natives {
  /// What the declarations under `Modules` do that have no body.
  package static func standard() -> Natives {
    var natives = Natives()
    natives.addBridging()
    natives.add(module: "Swift") { natives in
      natives.addNumbers()
      natives.addTextsAndCoding()
      natives.addSequencesAndCollections()
      natives.addTasks()
      natives.addAsyncStreams()
      natives.addDurations()
    }
    natives.add(module: "Foundation") { natives in
      natives.addFoundation()
      natives.addFoundationTexts()
      natives.addJSONCoders()
      natives.addPropertyListCoders()
      natives.addEncodedLibraryTypes()
      natives.addDecodedLibraryTypes()
      natives.addCodingErrorTexts()
      natives.addScanners()
      natives.addRegularExpressions()
      natives.addObjectRanges()
    }
    natives.add(module: "Dispatch") { $0.addWaiting("DispatchObject") }
    natives.add(module: "Observation") { natives in natives.addObservation() }
    natives.add(module: "RegexBuilder") { natives in
      natives.addRegexBuilding()
      natives.addRegexAlgorithms(isBuilt: true)
    }
    return natives
  }

  private mutating func addNumbers() {
    addBasics()
    addMemory()
    addKeyPaths()
    addIntegers()
    addFloatingPoint()
    addRandomNumbers()
  }

  private mutating func addTextsAndCoding() {
    addTexts()
    addEncoders()
    addDecoders()
    addCodingErrors()
    addMirrors()
    addRegexes()
    addRegexAlgorithms(isBuilt: false)
  }

  private mutating func addSequencesAndCollections() {
    addArrays()
    addTables()
    addSequences()
    addSequenceComparisons()
    addIterations()
    addCollections()
    addCollectionChanges()
    addSlices()
    addDifferences()
  }
}
