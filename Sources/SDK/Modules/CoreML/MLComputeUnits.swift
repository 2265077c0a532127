// CoreML: the declarations of MLComputeUnits.
// Declared as the framework's interface has it, with code of our own.

enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU
  case all
  case cpuAndNeuralEngine
}
