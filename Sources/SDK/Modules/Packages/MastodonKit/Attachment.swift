// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Attachment, as its source has them.

struct Attachment: Codable, Hashable {
  struct Meta: Codable, Hashable {
    struct Info: Codable, Hashable {
      let width: Int?
      let height: Int?
      let size: String?
      let aspect: Double?
      let frameRate: String?
      let duration: Double?
      let bitrate: Int?

      private enum CodingKeys: String, CodingKey {
        case width, height, size, aspect, duration, bitrate
        case frameRate = "frame_rate"
      }
    }
    struct Focus: Codable, Hashable {
      var x: Double
      var y: Double

      private enum CodingKeys: String, CodingKey {
        case x, y
      }
    }

    let original: Info?
    let small: Info?
    let focus: Focus?

    private enum CodingKeys: String, CodingKey {
      case original, small, focus
    }
  }

  let id: String
  let type: AttachmentType
  let url: String
  let remoteURL: String?
  let previewURL: String?
  let textURL: String?
  /// What it shows, for those who don't see it.
  let description: String?
  let meta: Meta?

  private enum CodingKeys: String, CodingKey {
    case id, type, url, description, meta
    case remoteURL = "remote_url"
    case previewURL = "preview_url"
    case textURL = "text_url"
  }
}
