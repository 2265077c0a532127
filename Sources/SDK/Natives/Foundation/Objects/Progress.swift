// Foundation: what the declarations of Progress are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addProgress() {
    addProgressItself()
  }

  private mutating func addProgressItself() {
    value("Progress", Progress.self)
    property("Progress.totalUnitCount", \Progress.totalUnitCount)
    property("Progress.completedUnitCount", \Progress.completedUnitCount)
    property("Progress.localizedDescription", \Progress.localizedDescription)
    property("Progress.localizedAdditionalDescription", \Progress.localizedAdditionalDescription)
    property("Progress.isCancellable", \Progress.isCancellable)
    property("Progress.isPausable", \Progress.isPausable)
    property("Progress.isCancelled", \Progress.isCancelled)
    property("Progress.isPaused", \Progress.isPaused)
    property("Progress.isIndeterminate", \Progress.isIndeterminate)
    property("Progress.isFinished", \Progress.isFinished)
    property("Progress.fractionCompleted", \Progress.fractionCompleted)
    property("Progress.kind", \Progress.kind)
    make("Progress.init(totalUnitCount:)") { (a: Int64) in Progress(totalUnitCount: a) }
    make("Progress.init(totalUnitCount:parent:pendingUnitCount:)") { (a: Int64, b: Progress, c: Int64) in
      Progress(totalUnitCount: a, parent: b, pendingUnitCount: c)
    }
    make("Progress.current()") { Progress.current() }
    make("Progress.discreteProgress(totalUnitCount:)") { (a: Int64) in
      Progress.discreteProgress(totalUnitCount: a)
    }
    method("Progress.becomeCurrent(withPendingUnitCount:)") { (it: Progress, a: Int64) in
      it.becomeCurrent(withPendingUnitCount: a)
    }
    method("Progress.resignCurrent()") { (it: Progress) in it.resignCurrent() }
    method("Progress.addChild(_:withPendingUnitCount:)") { (it: Progress, a: Progress, b: Int64) in
      it.addChild(a, withPendingUnitCount: b)
    }
    method("Progress.cancel()") { (it: Progress) in it.cancel() }
    method("Progress.pause()") { (it: Progress) in it.pause() }
    method("Progress.resume()") { (it: Progress) in it.resume() }
    value("Progress.FileOperationKind", Progress.FileOperationKind.self)
    make("Progress.FileOperationKind.init(_:)") { (a: String) in Progress.FileOperationKind(a) }
    constants(
      "Progress.FileOperationKind",
      [
        "downloading": .downloading, "decompressingAfterDownloading": .decompressingAfterDownloading,
        "receiving": .receiving, "copying": .copying,
      ]
        as KeyValuePairs<String, Progress.FileOperationKind>)
  }
}

extension Progress: HostBoxed {}
extension Progress.FileOperationKind: HostBoxed {}
