import EarshotVocabulary

/// One `GridItem`: a column of a `LazyVGrid` or a row of a `LazyHGrid`.
struct GridTrack: Hashable {
  enum Kind: Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many as fit.
    case adaptive(minimum: Double, maximum: Double)
  }

  var kind: Kind
  /// nil: 8 points.
  var spacing: Double?
  /// How cells stand in the track; nil: as the grid says.
  var alignment: Alignment?
}

/// `LazyVGrid` and `LazyHGrid`: cells fill the tracks one line after the other.
struct LazyGridArrangement: Arrangement {
  /// The axis along which lines follow each other: vertical in a `LazyVGrid`.
  var axis: Axis
  var tracks: [GridTrack]
  var alignment = 0.5
  var spacing: Double?
  /// Children that take a whole line: headers and footers of sections.
  var wholeLines: Set<Int>

  /// More tracks than this are not made of one adaptive item.
  private static let trackLimit = 1000

  private struct Line {
    var items: Range<Int>
    var length = 0.0
  }

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let tracks = resolved(proposal[axis.other])
    var size = Size.zero
    let lines = lines(tracks, items)
    for line in lines { size[axis] += line.length }
    size[axis] += (spacing ?? 8) * Double(max(0, lines.count - 1))
    let width = tracks.last.map { $0.start + $0.length } ?? 0
    size[axis.other] = proposal[axis.other].map { $0.isFinite ? max($0, width) : width } ?? width
    return size
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let tracks = resolved(proposal[axis.other])
    let width = tracks.last.map { $0.start + $0.length } ?? 0
    let shift = (bounds.size[axis.other] - width) * alignment
    var start = bounds.origin[axis]
    for line in lines(tracks, items) {
      for (column, item) in line.items.enumerated() where column < tracks.count {
        let isWhole = wholeLines.contains(item)
        var cell = Rect(origin: bounds.origin, size: bounds.size)
        cell.origin[axis] = start
        cell.size[axis] = line.length
        if !isWhole {
          cell.origin[axis.other] = bounds.origin[axis.other] + shift + tracks[column].start
          cell.size[axis.other] = tracks[column].length
        }
        let share = share(isWhole ? bounds.size[axis.other] : tracks[column].length)
        let place = isWhole ? .leading : tracks[column].alignment
        items.place(item, at: place.origin(of: items.size(item, share), in: cell), share)
      }
      start += line.length + (spacing ?? 8)
    }
  }

  private func share(_ width: Double) -> Proposal {
    var share = Proposal.unspecified
    share[axis.other] = width
    return share
  }

  private func lines(_ tracks: [ResolvedTrack], _ items: Items) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var item = 0
    let whole = (tracks.last?.start ?? 0) + (tracks.last?.length ?? 0)
    while item < items.count {
      var end = item + 1
      if !wholeLines.contains(item) {
        while end < items.count, end - item < tracks.count, !wholeLines.contains(end) { end += 1 }
      }
      var line = Line(items: item..<end)
      for cell in line.items {
        let width = wholeLines.contains(cell) ? whole : tracks[cell - item].length
        line.length = max(line.length, items.size(cell, share(width))[axis])
      }
      lines.append(line)
      item = end
    }
    return lines
  }

  private struct ResolvedTrack {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  /// Fixed tracks take theirs; the rest is shared by flexible and adaptive ones in order, and an
  /// adaptive one splits its share into as many tracks as fit (documentation of `GridItem.Size`).
  private func resolved(_ proposed: Double?) -> [ResolvedTrack] {
    var left = proposed.map { $0.isFinite ? $0 : 10 } ?? 10
    for (index, track) in tracks.enumerated() {
      if case .fixed(let length) = track.kind { left -= length }
      if index + 1 < tracks.count { left -= track.spacing ?? 8 }
    }
    var open = tracks.filter { if case .fixed = $0.kind { false } else { true } }.count
    var start = 0.0
    var resolved: [ResolvedTrack] = []
    for track in tracks where resolved.count < LazyGridArrangement.trackLimit {
      let gap = track.spacing ?? 8
      let place = track.alignment ?? .center
      let share = max(0, left) / Double(max(1, open))
      switch track.kind {
      case .fixed(let length):
        resolved.append(ResolvedTrack(start: start, length: length, alignment: place))
        start += length + gap
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(maximum, share))
        resolved.append(ResolvedTrack(start: start, length: length, alignment: place))
        left -= length
        open -= 1
        start += length + gap
      case .adaptive(let minimum, let maximum):
        let fitting = (share + gap) / max(1, minimum + gap)
        let count = max(1, min(LazyGridArrangement.trackLimit, Int(clamping: fitting)))
        let even = (share - gap * Double(count - 1)) / Double(count)
        let length = max(minimum, min(maximum, even))
        for _ in 0..<count {
          resolved.append(ResolvedTrack(start: start, length: length, alignment: place))
          start += length + gap
        }
        left -= share
        open -= 1
      }
    }
    return resolved
  }
}
