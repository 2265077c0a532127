/// The types that the system declares, as Apple's reference of Uniform Type Identifiers has them: the constant,
/// the identifier, what it conforms to, its file name extensions and its MIME types, the preferred ones first.
enum UniformTypeList {
  struct Row {
    /// `-` where the system names no constant.
    let constant: Substring
    let identifier: Substring
    let parents: [Substring]
    let extensions: [Substring]
    let mimeTypes: [Substring]

    fileprivate init(_ line: Substring) {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ") }
      let names = columns[0]
      constant = names[0]
      identifier = names[1]
      parents = columns.count > 1 ? columns[1] : []
      extensions = columns.count > 2 ? columns[2] : []
      mimeTypes = columns.count > 3 ? columns[3] : []
    }
  }

  static let rows = table.split(separator: "\n").map(Row.init)

  private static let table = """
    item public.item
    content public.content
    resolvable com.apple.resolvable
    data public.data|public.item||application/octet-stream
    compositeContent public.composite-content|public.content
    directory public.directory|public.item
    folder public.folder|public.directory
    volume public.volume|public.folder
    package com.apple.package|public.directory
    bundle com.apple.bundle|public.directory|bundle
    framework com.apple.framework|com.apple.bundle|framework
    symbolicLink public.symlink|public.item com.apple.resolvable
    aliasFile com.apple.alias-file|public.data com.apple.resolvable
    executable public.executable|public.item
    unixExecutable public.unix-executable|public.data public.executable
    application com.apple.application|public.executable
    applicationBundle com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app
    url public.url|public.data
    fileURL public.file-url|public.url
    urlBookmarkData com.apple.bookmark|public.data
    bookmark public.bookmark|public.item
    internetLocation com.apple.internet-location|public.data public.content
    text public.text|public.data public.content
    plainText public.plain-text|public.text|txt text|text/plain
    utf8PlainText public.utf8-plain-text|public.plain-text
    utf16PlainText public.utf16-plain-text|public.plain-text
    utf16ExternalPlainText public.utf16-external-plain-text|public.plain-text
    log public.log|public.plain-text|log
    delimitedText public.delimited-values-text|public.text
    commaSeparatedText public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    tabSeparatedText public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    utf8TabSeparatedText public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text
    rtf public.rtf|public.text|rtf|text/rtf
    rtfd com.apple.rtfd|com.apple.package public.composite-content|rtfd
    flatRTFD com.apple.flat-rtfd|public.data public.composite-content
    html public.html|public.text|html htm|text/html
    xml public.xml|public.text|xml|application/xml text/xml
    yaml public.yaml|public.text|yml yaml|application/x-yaml
    css public.css|public.text|css|text/css
    json public.json|public.text|json|application/json
    - net.daringfireball.markdown|public.text|md markdown|text/markdown
    sourceCode public.source-code|public.plain-text
    swiftSource public.swift-source|public.source-code|swift
    cSource public.c-source|public.source-code|c
    cHeader public.c-header|public.source-code|h
    cPlusPlusSource public.c-plus-plus-source|public.source-code|cp cpp cc
    cPlusPlusHeader public.c-plus-plus-header|public.source-code|hpp
    objectiveCSource public.objective-c-source|public.source-code|m
    objectiveCPlusPlusSource public.objective-c-plus-plus-source|public.source-code|mm
    assemblyLanguageSource public.assembly-source|public.source-code|s
    script public.script|public.source-code
    shellScript public.shell-script|public.script|sh
    perlScript public.perl-script|public.shell-script|pl
    pythonScript public.python-script|public.shell-script|py|text/x-python-script
    rubyScript public.ruby-script|public.shell-script|rb|text/x-ruby-script
    phpScript public.php-script|public.shell-script|php|text/php
    javaScript com.netscape.javascript-source|public.script|js|text/javascript
    appleScript com.apple.applescript.text|public.script|applescript
    propertyList com.apple.property-list|public.data|plist
    xmlPropertyList com.apple.xml-property-list|public.xml com.apple.property-list
    binaryPropertyList com.apple.binary-property-list|com.apple.property-list
    pdf com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    webArchive com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    epub org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    - com.microsoft.word.doc|public.data public.composite-content|doc|application/msword
    - org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document
    image public.image|public.data public.content
    jpeg public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg
    png public.png|public.image|png|image/png
    gif com.compuserve.gif|public.image|gif|image/gif
    tiff public.tiff|public.image|tiff tif|image/tiff
    bmp com.microsoft.bmp|public.image|bmp|image/bmp
    ico com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    icns com.apple.icns|public.image|icns
    svg public.svg-image|public.image public.xml|svg svgz|image/svg+xml
    webP org.webmproject.webp|public.image|webp|image/webp
    heif public.heif|public.image|heif|image/heif
    heic public.heic|public.image|heic|image/heic
    rawImage public.camera-raw-image|public.image
    dng com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
    exr com.ilm.openexr-image|public.image|exr
    livePhoto com.apple.live-photo|public.data public.composite-content
    threeDContent public.3d-content|public.content
    usd com.pixar.universal-scene-description|public.3d-content public.data|usd
    usdz com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
    realityFile com.apple.reality|public.data|reality
    sceneKitScene com.apple.scenekit.scene|public.3d-content|scn
    audiovisualContent public.audiovisual-content|public.data public.content
    movie public.movie|public.audiovisual-content
    video public.video|public.movie
    audio public.audio|public.audiovisual-content
    quickTimeMovie com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    mpeg public.mpeg|public.movie|mpg mpeg|video/mpeg
    mpeg2Video public.mpeg-2-video|public.video|m2v|video/mpeg2
    mpeg2TransportStream public.mpeg-2-transport-stream|public.movie|ts
    mpeg4Movie public.mpeg-4|public.movie|mp4|video/mp4
    - com.apple.m4v-video|public.movie|m4v|video/x-m4v
    avi public.avi|public.movie|avi|video/avi video/x-msvideo
    mp3 public.mp3|public.audio|mp3|audio/mpeg audio/mp3
    mpeg4Audio public.mpeg-4-audio|public.audio|mp4|audio/mp4
    - com.apple.m4a-audio|public.audio|m4a|audio/x-m4a audio/m4a
    appleProtectedMPEG4Audio com.apple.protected-mpeg-4-audio|public.audio|m4p
    aiff public.aiff-audio|public.audio|aiff aif|audio/aiff
    wav com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/x-wav
    midi public.midi-audio|public.audio|midi mid|audio/midi
    - org.xiph.flac|public.audio|flac|audio/flac
    playlist public.playlist|public.item
    m3uPlaylist public.m3u-playlist|public.text public.playlist|m3u|audio/mpegurl
    archive public.archive|public.data
    diskImage public.disk-image|public.archive
    zip public.zip-archive|public.archive|zip|application/zip
    gzip org.gnu.gnu-zip-archive|public.archive|gz gzip|application/x-gzip application/gzip
    bz2 public.bzip2-archive|public.archive|bz2|application/x-bzip2
    tarArchive public.tar-archive|public.archive|tar|application/x-tar
    appleArchive com.apple.archive|public.archive|aar
    spreadsheet public.spreadsheet|public.content
    - org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    presentation public.presentation|public.composite-content
    - org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation
    database public.database
    message public.message
    emailMessage public.email-message|public.message|eml|message/rfc822
    contact public.contact
    vCard public.vcard|public.contact public.text|vcf vcard|text/vcard text/directory
    toDoItem public.to-do-item
    calendarEvent public.calendar-event
    - com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar
    font public.font
    - public.truetype-ttf-font|public.data public.font|ttf|font/ttf
    pkcs12 com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    x509Certificate public.x509-certificate|public.data|cer crt|application/x-x509-ca-cert
    """
}
