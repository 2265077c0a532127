// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of MediaAttachment, as its source has them.

enum MediaAttachment {
  case jpeg(Data?)
  case gif(Data?)
  case png(Data?)
  case other(Data?, fileExtension: String, mimeType: String)

  var _content: (data: Data?, type: String, name: String) {
    switch self {
    case .jpeg(let data): (data, "image/jpg", "file.jpg")
    case .gif(let data): (data, "image/gif", "file.gif")
    case .png(let data): (data, "image/png", "file.png")
    case .other(let data, let fileExtension, let mimeType): (data, mimeType, "file.\(fileExtension)")
    }
  }
  var _inline: String? {
    let content = _content
    return content.data.map { "data:\(content.type);base64,\($0.base64EncodedString())" }
  }
}
