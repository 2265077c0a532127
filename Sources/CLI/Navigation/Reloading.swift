import EarshotKit

/// `--watch`: reads the input again when its sources change.
struct Reloading {
  /// How often is looked, in milliseconds: soon enough for somebody who saves and listens.
  static let interval: CInt = 400

  private let inputs: [String]
  private let options: OpenOptions
  private var watch: SourceWatch

  init(_ inputs: [String], _ options: OpenOptions) {
    self.inputs = inputs
    self.options = options
    watch = SourceWatch(inputs, options: options)
  }

  /// What is heard where the sources have changed; nil: they have not.
  ///
  /// - Throws: why they can't be read now. The session goes on with what it has.
  mutating func perform(
    on session: inout NavigationSession
  ) throws(EarshotError) -> ShownResponse? {
    guard watch.hasChanged() else { return nil }
    let input = try Earshot.open(inputs, options: options)
    return session.reload(try input.navigator().screen, notices: input.notices)
  }
}
