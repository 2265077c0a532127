// AVFoundation: the declarations of AVQueuePlayer.
// Declared as the framework's interface has it, with code of our own.

class AVQueuePlayer: AVPlayer {
  var _items: [AVPlayerItem] = []
  convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    _items = items
  }
  func items() -> [AVPlayerItem] { _items }
  func advanceToNextItem() {
    if !_items.isEmpty { _items.removeFirst() }
    _item = _items.first
  }
  func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    _items.append(item)
    if _item == nil { _item = item }
  }
  func removeAllItems() {
    _items = []
    _item = nil
  }
}
