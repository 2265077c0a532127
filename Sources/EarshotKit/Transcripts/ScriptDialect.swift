import EarshotTranscript
import EarshotVoiceOver

/// What a transcript may say here: gestures of the line protocol, options of the command line.
struct ScriptDialect: TranscriptDialect {
  /// What scripts may include.
  let confinement: Confinement

  func fault(inGesture gesture: String, technology: String) -> String? {
    guard technology == AssistiveTechnology.voiceover.rawValue else { return nil }
    do throws(GestureError) {
      _ = try Gesture(parsing: gesture)
      return nil
    } catch {
      return error.description
    }
  }

  func fault(inOption option: TranscriptOption) -> String? {
    guard TranscriptOptions.names.contains(option.name) else {
      let hint = NearestName.hint(for: option.name, among: TranscriptOptions.names)
      return "unknown option --\(option.name)\(hint)"
    }
    do throws(EarshotError) {
      _ = try TranscriptOptions.read([option])
      return nil
    } catch {
      return error.notices.map(\.message).joined(separator: "; ")
    }
  }

  func read(_ name: String, from file: String) -> Result<ScriptFile, ScriptFault> {
    do throws(EarshotError) {
      return .success(
        try ScriptFiles.read(
          FilePath.resolved(name, in: FilePath.folder(of: file)), within: confinement))
    } catch {
      return .failure(ScriptFault(error))
    }
  }
}
