/// The screen that a view is laid out on.
public struct Device: Hashable, Sendable {
  /// What kind of device it is.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
  }

  /// As `--device` takes it.
  public var name: String
  /// What kind of device it is.
  public var idiom: Idiom
  /// Points, in the current orientation.
  public var screen: Size
  /// Points that bars and the sensor housing take from the top and the bottom.
  public var safeAreaTop: Double
  /// In points: where the home indicator lies.
  public var safeAreaBottom: Double

  /// A device by its measures in points.
  public init(
    name: String, idiom: Idiom, screen: Size, safeAreaTop: Double, safeAreaBottom: Double
  ) {
    self.name = name
    self.idiom = idiom
    self.screen = screen
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
  }

  /// 402 x 874 pt.
  public static let iPhone = Device(
    name: "iphone", idiom: .phone, screen: Size(width: 402, height: 874), safeAreaTop: 62,
    safeAreaBottom: 34)
  /// 375 x 667 pt.
  public static let iPhoneSE = Device(
    name: "iphone-se", idiom: .phone, screen: Size(width: 375, height: 667), safeAreaTop: 20,
    safeAreaBottom: 0)
  /// 1032 x 1376 pt.
  public static let iPad = Device(
    name: "ipad", idiom: .pad, screen: Size(width: 1032, height: 1376), safeAreaTop: 24,
    safeAreaBottom: 20)

  /// The devices, in the order of help.
  public static let all: [Device] = [.iPhone, .iPhoneSE, .iPad]

  /// The device of that name; nil where there is none.
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
