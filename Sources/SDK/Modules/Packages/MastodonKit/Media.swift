// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Media, as its source has them.

enum Media {
  static func upload(media mediaAttachment: MediaAttachment) -> Request<Attachment> {
    var request = Request<Attachment>("media", _method: "POST")
    request._media = mediaAttachment
    return request
  }
}
