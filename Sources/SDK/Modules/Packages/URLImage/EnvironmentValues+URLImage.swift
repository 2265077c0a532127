// URLImage: what it adds to EnvironmentValues, as its documentation has it.

extension EnvironmentValues {
  private struct ServiceKey: EnvironmentKey {
    static let defaultValue = URLImageService()
  }

  private struct OptionsKey: EnvironmentKey {
    static let defaultValue = URLImageOptions()
  }

  var urlImageService: URLImageService {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }
  var urlImageOptions: URLImageOptions {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}
