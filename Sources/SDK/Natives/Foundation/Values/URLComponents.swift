// Foundation: what the declarations of URLComponents are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURLComponents() {
    addURLComponentsItself()
  }

  private mutating func addURLComponentsItself() {
    value("URLComponents", URLComponents.self)
    property("URLComponents.url", \URLComponents.url)
    property("URLComponents.string", \URLComponents.string)
    property("URLComponents.scheme", \URLComponents.scheme)
    property("URLComponents.user", \URLComponents.user)
    property("URLComponents.password", \URLComponents.password)
    property("URLComponents.host", \URLComponents.host)
    property("URLComponents.port", \URLComponents.port)
    property("URLComponents.path", \URLComponents.path)
    property("URLComponents.query", \URLComponents.query)
    property("URLComponents.fragment", \URLComponents.fragment)
    property("URLComponents.percentEncodedUser", \URLComponents.percentEncodedUser)
    property("URLComponents.percentEncodedPassword", \URLComponents.percentEncodedPassword)
    property("URLComponents.percentEncodedHost", \URLComponents.percentEncodedHost)
    property("URLComponents.encodedHost", \URLComponents.encodedHost)
    property("URLComponents.percentEncodedPath", \URLComponents.percentEncodedPath)
    property("URLComponents.percentEncodedQuery", \URLComponents.percentEncodedQuery)
    property("URLComponents.percentEncodedFragment", \URLComponents.percentEncodedFragment)
    property("URLComponents.queryItems", \URLComponents.queryItems)
    property("URLComponents.percentEncodedQueryItems", \URLComponents.percentEncodedQueryItems)
    make("URLComponents.init()") { URLComponents() }
    make("URLComponents.init(url:resolvingAgainstBaseURL:)") { (a: URL, b: Bool) in
      URLComponents(url: a, resolvingAgainstBaseURL: b)
    }
    make("URLComponents.init(string:)") { (a: String) in URLComponents(string: a) }
    make("URLComponents.init(string:encodingInvalidCharacters:)") { (a: String, b: Bool) in
      URLComponents(string: a, encodingInvalidCharacters: b)
    }
    method("URLComponents.url(relativeTo:)") { (it: URLComponents, a: URL?) in it.url(relativeTo: a) }
  }
}

extension URLComponents: HostBoxed {}
