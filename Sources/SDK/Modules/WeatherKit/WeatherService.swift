// WeatherKit: the declarations of WeatherService. What the weather is comes from the network.
// Declared as the framework's interface has it, with code of our own.

final class WeatherService: Sendable {
  static let shared = WeatherService()
  convenience init() { self.init(_service: ()) }
  init(_service: Void) {}
  var attribution: WeatherAttribution {
    get async throws { await withCheckedContinuation { _ in } }
  }
  func weather(for location: CLLocation) async throws -> Weather {
    await withCheckedContinuation { _ in }
  }
  func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    await withCheckedContinuation { _ in }
  }
  func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { await withCheckedContinuation { _ in } }
  func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { await withCheckedContinuation { _ in } }
  func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) { await withCheckedContinuation { _ in } }
  func weather<T1, T2, T3, T4, T5>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
  ) async throws -> (T1, T2, T3, T4, T5) { await withCheckedContinuation { _ in } }
}
