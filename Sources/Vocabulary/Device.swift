/// The screen that a view is laid out on.
public struct Device: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
  }

  public var name: String
  public var idiom: Idiom
  /// Points, in the current orientation.
  public var screen: Size
  /// Points that bars and the sensor housing take from the top and the bottom.
  public var safeAreaTop: Double
  public var safeAreaBottom: Double

  public init(
    name: String, idiom: Idiom, screen: Size, safeAreaTop: Double, safeAreaBottom: Double
  ) {
    self.name = name
    self.idiom = idiom
    self.screen = screen
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
  }

  public static let iPhone = Device(
    name: "iphone", idiom: .phone, screen: Size(width: 402, height: 874), safeAreaTop: 62,
    safeAreaBottom: 34)
  public static let iPhoneSE = Device(
    name: "iphone-se", idiom: .phone, screen: Size(width: 375, height: 667), safeAreaTop: 20,
    safeAreaBottom: 0)
  public static let iPad = Device(
    name: "ipad", idiom: .pad, screen: Size(width: 1032, height: 1376), safeAreaTop: 24,
    safeAreaBottom: 20)

  public static let all: [Device] = [.iPhone, .iPhoneSE, .iPad]

  public init?(name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// The same device turned on its side.
  public var landscape: Device {
    var turned = self
    turned.screen = Size(width: screen.height, height: screen.width)
    if idiom == .phone {
      turned.safeAreaTop = 0
      turned.safeAreaBottom = min(safeAreaBottom, 21)
    }
    return turned
  }
}
