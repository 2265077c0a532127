// TipKit: whether the app has configured its tips.

@Observable final class _TipState {
  var isConfigured = false
  init() {}
}
