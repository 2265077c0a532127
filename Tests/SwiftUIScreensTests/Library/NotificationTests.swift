import Testing

/// As Foundation's documentation of `NotificationCenter` has it: observers of the name are told at once.
@Suite("Notifications of the app's own") struct NotificationTests {
  private let model = """
    extension Notification.Name { static let tide = Notification.Name("tide") }
    final class Log: NSObject {
      var got: [Int] = []
      var token: Any?
      func start() {
        token = NotificationCenter.default.addObserver(forName: .tide, object: nil, queue: .main) { [weak self] n in
          self?.got.append(n.userInfo?["height"] as? Int ?? -1)
        }
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .tide, object: nil)
      }
      @objc func turned(_ note: Notification) { got.append(100) }
      func stop() { NotificationCenter.default.removeObserver(token!) }
    }
    func logged() -> String {
      let log = Log()
      log.start()
      NotificationCenter.default.post(name: .tide, object: nil, userInfo: ["height": 4])
      log.stop()
      NotificationCenter.default.post(name: .tide, object: nil)
      NotificationCenter.default.post(name: Notification.Name("ebb"), object: nil)
      return "\\(log.got) \\(Notification.Name.tide.rawValue)"
    }
    """

  @Test("Who observes a name is told, by a closure or by a selector, until it is removed")
  func told() {
    let screen = Screen(
      model + "\nstruct Probe: View { var body: some View { Text(verbatim: logged()) } }", open: "Probe")
    #expect(screen.texts == ["[4, 100, 100] tide"])
  }

  @Test("Subscribers of the publisher are told too")
  func published() {
    let screen = Screen(
      """
      import Combine
      import SwiftUI
      final class Model: ObservableObject {
        @Published var height = 0
        var held: Set<AnyCancellable> = []
        init() {
          NotificationCenter.default.publisher(for: Notification.Name("tide"))
            .sink { [weak self] in self?.height = $0.object as? Int ?? -1 }.store(in: &held)
        }
      }
      struct Probe: View {
        @StateObject var model = Model()
        var body: some View {
          Text("height \\(model.height)")
          Button("Post") { NotificationCenter.default.post(name: Notification.Name("tide"), object: 5) }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["height 0"])
    var pressed = screen
    pressed.tap("Post")
    #expect(pressed.texts == ["height 5"])
  }
}
