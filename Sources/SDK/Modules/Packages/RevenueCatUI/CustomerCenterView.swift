// RevenueCatUI: the declarations of CustomerCenterView, as its documentation has them.

/// What it shows is the network's to say.
struct CustomerCenterView: View {
  init() {}

  var body: some View { get }
}
