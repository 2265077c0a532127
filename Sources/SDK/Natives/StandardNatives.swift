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
      natives.addArrays()
      natives.addTables()
      natives.addSequences()
      natives.addSequenceComparisons()
      natives.addIterations()
      natives.addCollections()
      natives.addCollectionChanges()
      natives.addSlices()
      natives.addDifferences()
      natives.addRandomNumbers()
    }
    return natives
  }
}
