// swift-format-ignore-file

// MARK: static member through a generic parameter
// swiftc: /users=[1, 2] /version=1.0
protocol Endpoint { static var path: String { get }; associatedtype Response: CustomStringConvertible; static var sample: Response { get } }
enum Users: Endpoint { static let path = "/users"; static let sample = [1, 2] }
enum Version: Endpoint { static let path = "/version"; static let sample = 1.0 }
func describe<E: Endpoint>(_ type: E.Type) -> String { "\(E.path)=\(E.sample)" }
func probe() -> String { describe(Users.self) + " " + describe(Version.self) }

// MARK: primary associated type and any
// swiftc: 6 3
protocol Store<Value> { associatedtype Value; var values: [Value] { get } }
struct Memory: Store { var values = [3, 1, 2] }
func total(_ s: any Store<Int>) -> Int { s.values.reduce(0, +) }
func largest(_ s: some Store<Int>) -> Int { s.values.max() ?? 0 }
func probe() -> String { "\(total(Memory())) \(largest(Memory()))" }

// MARK: parameter packs
// swiftc: 1,two,3.0,true
func labels<each T>(_ value: repeat each T) -> [String] { var out: [String] = []; repeat out.append(String(describing: each value)); return out }
func probe() -> String { labels(1, "two", 3.0, true).joined(separator: ",") }

// MARK: typed throws
// swiftc: offline, ok 200, status 404
enum NetworkError: Error { case offline, status(Int) }
func fetch(_ n: Int) throws(NetworkError) -> String { guard n != 0 else { throw .offline }; guard n < 400 else { throw .status(n) }; return "ok \(n)" }
func probe() -> String { func say(_ n: Int) -> String { do { return try fetch(n) } catch { switch error { case .offline: return "offline"; case .status(let s): return "status \(s)" } } }; return [0, 200, 404].map(say).joined(separator: ", ") }

