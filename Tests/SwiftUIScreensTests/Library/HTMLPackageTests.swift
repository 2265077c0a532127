import Testing

/// Documents of HTML that a package reads: each line is what SwiftSoup 2.13.4, built from its source, says.
@Suite("SwiftSoup") struct HTMLPackageTests {
  private func expect(
    _ code: String, _ lines: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let body = #"Text((try? report()) ?? "it can't be read")"#
    let screen = screen("SwiftSoup", body, "", code)
    #expect(screen.texts == [lines], sourceLocation: sourceLocation)
    #expect(screen.notices.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("A document is read, searched and asked")
  func reading() {
    let code = #"""
      var lines: [String] = []
      func say(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
      final class Names: NodeVisitor {
        var names: [String] = []
        func head(_ node: Node, _ depth: Int) { names.append("\(depth)\(node.nodeName())") }
        func tail(_ node: Node, _ depth: Int) {}
      }
      let html = """
      <!DOCTYPE html>
      <html lang="en"><head><title>Harbor &amp; Tides</title><meta name="description" content="Boats &quot;here&quot;"></head>
      <body class="page Wide"><div id="main" class="box"><h1>Gull <small>Harbor</small></h1>
      <p class="first">Leaves   at <b>nine</b>,<br>returns at ten &eacute;&#8230;</p>
      <p>See <a href="tides.html" title="T">tides</a> &lt;now&gt; and <a href="/boats?a=1&amp;b=2" data-id="7">boats</a>
      <ul><li>One<li class="x">Two <em>bis</em><li>Three</ul>
      <table><tr><td>1<td>2<tr><td>3<td>4</table>
      <script>if (a < b) { go("</p>") }</script><img src="gull.png" alt="A gull"></div>
      <!-- end --><pre>  two
       lines </pre></body></html>
      """
      func report() throws -> String {
        let document = try SwiftSoup.parse(html, "https://example.com/harbor/")
        func first(_ query: String) throws -> Element { try document.select(query).first()! }
        say(try document.title())
        say(try document.text())
        say(try first("h1").text(), try first("h1").ownText())
        say(try first("p.first").html())
        say(try first("#main > p + p").outerHtml())
        say(try document.select("li").eachText())
        say(try document.select("li").array().map { try $0.outerHtml() })
        say(try first("table").outerHtml())
        say(try document.select("a").map { try $0.attr("href") })
        say(try document.select("a").map { try $0.absUrl("href") })
        say(try first("meta[name=description]").attr("content"))
        say(try document.select("a[href^=/boats], a[data-id=7], img[src$=.png]").map { $0.tagName() })
        say(try document.select("li:nth-child(2), td:nth-child(odd), li:last-child").map { try $0.text() })
        say(try document.select("p:has(a), li:not(.x):contains(one)").size())
        say(try document.select("li:eq(1) em, h1 small").text())
        say(try document.body()!.className(), try document.body()!.classNames().map { $0 }, document.body()!.hasClass("wide"))
        say(try first("b").parents().map { $0.tagName() })
        say(try first("em").cssSelector())
        say(try first("script").data())
        say(try first("pre").text() + "|")
        say(try first("li").nextElementSibling()!.text(), try first("li.x").previousElementSibling()!.text())
        say(try first("li.x").elementSiblingIndex(), try first("li.x").siblingElements().size())
        say(try first("p").getChildNodes().map { node -> String in
          if let text = node as? TextNode { return "text(\(text.text()))" }
          if let element = node as? Element { return element.tagName() }
          return node.nodeName()
        })
        say(document.body()!.getChildNodes().compactMap { ($0 as? Comment)?.getData() })
        say(try document.getElementById("main")!.children().map { $0.tagName() })
        say(try document.getElementsByTag("TD").text(), try document.getElementsByClass("BOX").size())
        say(try document.select("h6").first() == nil, try document.select("h6").text().isEmpty)
        return lines.joined(separator: "\n")
      }
      """#
    expect(
      code,
      #"""
      Harbor & Tides
      Harbor & Tides Gull Harbor Leaves at nine, returns at ten é… See tides <now> and boats One Two bis Three 1 2 3 4   two
       lines
      Gull Harbor Gull
      Leaves at <b>nine</b>,<br />returns at ten é…
      <p>See <a href="tides.html" title="T">tides</a> &lt;now&gt; and <a href="/boats?a=1&amp;b=2" data-id="7">boats</a> </p>
      ["One", "Two bis", "Three"]
      ["<li>One</li>", "<li class=\"x\">Two <em>bis</em></li>", "<li>Three</li>"]
      <table>
       <tbody>
        <tr>
         <td>1</td>
         <td>2</td>
        </tr>
        <tr>
         <td>3</td>
         <td>4</td>
        </tr>
       </tbody>
      </table>
      ["tides.html", "/boats?a=1&b=2"]
      ["https://example.com/harbor/tides.html", "https://example.com/boats?a=1&b=2"]
      Boats "here"
      ["a", "img"]
      ["Two bis", "Three", "1", "3"]
      2
      Harbor bis
      page Wide ["page", "Wide"] true
      ["p", "div", "body", "html"]
      #main > ul > li.x > em
      if (a < b) { go("</p>") }
      two
       lines|
      Two bis One
      1 2
      ["text(Leaves at )", "b", "text(,)", "br", "text(returns at ten é…)"]
      [" end "]
      ["h1", "p", "p", "ul", "table", "script", "img"]
      1 2 3 4 1
      true true
      """#)
  }

  @Test("A document is changed in its place")
  func changing() {
    let code = #"""
      var lines: [String] = []
      func say(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
      final class Names: NodeVisitor {
        var names: [String] = []
        func head(_ node: Node, _ depth: Int) { names.append("\(depth)\(node.nodeName())") }
        func tail(_ node: Node, _ depth: Int) {}
      }
      let html = """
      <!DOCTYPE html>
      <html lang="en"><head><title>Harbor &amp; Tides</title><meta name="description" content="Boats &quot;here&quot;"></head>
      <body class="page Wide"><div id="main" class="box"><h1>Gull <small>Harbor</small></h1>
      <p class="first">Leaves   at <b>nine</b>,<br>returns at ten &eacute;&#8230;</p>
      <p>See <a href="tides.html" title="T">tides</a> &lt;now&gt; and <a href="/boats?a=1&amp;b=2" data-id="7">boats</a>
      <ul><li>One<li class="x">Two <em>bis</em><li>Three</ul>
      <table><tr><td>1<td>2<tr><td>3<td>4</table>
      <script>if (a < b) { go("</p>") }</script><img src="gull.png" alt="A gull"></div>
      <!-- end --><pre>  two
       lines </pre></body></html>
      """
      func report() throws -> String {
        let document = try SwiftSoup.parse(html, "https://example.com/harbor/")
        func first(_ query: String) throws -> Element { try document.select(query).first()! }
        try first("a").attr("title", "\"quoted\" & <more>")
        try first("a").addClass("link").text("low & high")
        say(try first("a").outerHtml())
        try first("ul").append("<li>Four").select("li.x").remove()
        try first("ul").prepend("<li>Zero</li>").child(1).before("<li>Half</li>")
        say(try first("ul").text())
        try first("b").wrap("<i class=w></i>").tagName("strong")
        say(try first("p.first").html())
        try first("small").unwrap()
        say(try first("h1").outerHtml())
        try document.select("script, img, table, pre").remove()
        try first("#main").appendElement("p").text("New").attr("id", "new")
        say(try first("#new").outerHtml(), try document.select("#main > *").map { $0.tagName() })
        document.outputSettings().prettyPrint(pretty: false)
        say(try first("ul").html())
        return lines.joined(separator: "\n")
      }
      """#
    expect(
      code,
      #"""
      <a href="tides.html" title="&quot;quoted&quot; &amp; <more>" class="link">low &amp; high</a>
      Zero Half One Three Four
      Leaves at <i class="w"><strong>nine</strong></i>,<br />returns at ten é…
      <h1>Gull Harbor</h1>
      <p id="new">New</p> ["h1", "p", "p", "ul", "p"]
      <li>Zero</li><li>Half</li><li>One</li><li>Three</li><li>Four</li>
      """#)
  }

  @Test("HTML is cleaned, unescaped, walked and refused")
  func cleaning() {
    let code = #"""
      var lines: [String] = []
      func say(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
      final class Names: NodeVisitor {
        var names: [String] = []
        func head(_ node: Node, _ depth: Int) { names.append("\(depth)\(node.nodeName())") }
        func tail(_ node: Node, _ depth: Int) {}
      }
      let html = """
      <!DOCTYPE html>
      <html lang="en"><head><title>Harbor &amp; Tides</title><meta name="description" content="Boats &quot;here&quot;"></head>
      <body class="page Wide"><div id="main" class="box"><h1>Gull <small>Harbor</small></h1>
      <p class="first">Leaves   at <b>nine</b>,<br>returns at ten &eacute;&#8230;</p>
      <p>See <a href="tides.html" title="T">tides</a> &lt;now&gt; and <a href="/boats?a=1&amp;b=2" data-id="7">boats</a>
      <ul><li>One<li class="x">Two <em>bis</em><li>Three</ul>
      <table><tr><td>1<td>2<tr><td>3<td>4</table>
      <script>if (a < b) { go("</p>") }</script><img src="gull.png" alt="A gull"></div>
      <!-- end --><pre>  two
       lines </pre></body></html>
      """
      func report() throws -> String {
        let document = try SwiftSoup.parse(html, "https://example.com/harbor/")
        func first(_ query: String) throws -> Element { try document.select(query).first()! }
        say(try SwiftSoup.clean("<p onclick=x>One<script>two</script> <b>three</b><a href='http://a.b/c' id=d>four</a></p>", Whitelist.basic())!)
        say(try SwiftSoup.clean("<p>One &amp; <b>two</b></p>", Whitelist.none())!)
        say(try SwiftSoup.isValid("<b>fine</b>", Whitelist.basic()), try SwiftSoup.isValid("<h1>no</h1>", Whitelist.basic()))
        say(try Entities.unescape("&lt;p&gt; &amp;amp; &copy;&nbsp;&#65; &unknown;"), Entities.escape("<a> & \"b\""))
        say(try SwiftSoup.parseBodyFragment("<b>1<p>2</b>3</p><p>4<div>5</div>").body()!.html())
        say(try SwiftSoup.parse("<td>cell <i>a<b>c</i>d").text())
        do {
          say(try document.select("p:nope").size())
        } catch Exception.Error(let type, let message) {
          say(type, message)
        }
        let names = Names()
        try SwiftSoup.parseBodyFragment("<p>a<br></p>").body()!.traverse(names)
        say(names.names)
        let feed = try SwiftSoup.parse("<?xml version=\"1.0\"?><feed><Item Id=\"1\">A &amp; B</Item><empty/></feed>", "", Parser.xmlParser())
        say(try feed.select("Item").text(), try feed.select("Item").attr("Id"), try feed.outerHtml())
        return lines.joined(separator: "\n")
      }
      """#
    expect(
      code,
      #"""
      <p>One <b>three</b><a href="http://a.b/c" rel="nofollow">four</a></p>
      One &amp; two
      true false
      <p> &amp; © A &unknown; &lt;a&gt; &amp; "b"
      <b>1</b>
      <p><b>2</b>3</p>
      <p>4</p>
      <div>
       5
      </div>
      cell acd
      SelectorParseException Could not parse query p:nope: unexpected token at :nope
      ["0body", "1p", "2#text", "2br"]
      A & B 1 <?xml version="1.0"?>
      <feed>
       <Item Id="1">
        A &amp; B
       </Item>
       <empty />
      </feed>
      """#)
  }
}
