// swift-composable-architecture: what it adds to Result, as its documentation has it.

extension Result where Success: Sendable, Failure == any Error {
  init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}
