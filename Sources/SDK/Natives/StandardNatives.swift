import EarshotSwiftRuntime

extension Natives {
  /// What the declarations under `Modules` do that have no body.
  package static func standard() -> Natives {
    var natives = Natives()
    natives.add(module: "Swift") { natives in
      natives.addBasics()
      natives.addIntegers()
      natives.addFloatingPoint()
      natives.addTexts()
      natives.addEncoders()
      natives.addDecoders()
      natives.addCodingErrors()
      natives.addRegexes()
      natives.addRegexAlgorithms(isBuilt: false)
      natives.addArrays()
      natives.addTables()
      natives.addSequences()
      natives.addSequenceComparisons()
      natives.addIterations()
      natives.addCollections()
      natives.addCollectionChanges()
      natives.addSlices()
      natives.addRandomNumbers()
      natives.addDurations()
    }
    natives.add(module: "Foundation") { natives in
      natives.addFoundation()
      natives.addFoundationTexts()
      natives.addJSONCoders()
      natives.addEncodedLibraryTypes()
      natives.addDecodedLibraryTypes()
      natives.addCodingErrorTexts()
      natives.addScanners()
      natives.addRegularExpressions()
      natives.addObjectRanges()
    }
    natives.add(module: "RegexBuilder") { natives in
      natives.addRegexBuilding()
      natives.addRegexAlgorithms(isBuilt: true)
    }
    return natives
  }
}
