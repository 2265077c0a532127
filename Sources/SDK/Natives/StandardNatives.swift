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
      natives.addTasks()
      natives.addAsyncStreams()
      natives.addDurations()
    }
    natives.add(module: "Foundation") { natives in
      natives.addFoundation()
      natives.addFoundationTexts()
      natives.addScanners()
      natives.addRegularExpressions()
      natives.addObjectRanges()
    }
    return natives
  }
}
