import Files
import PackFormat
import PageGames

// page PACK: opens a pack as the page in a browser does, takes events such as `1200 choose heads` from standard input, one
// a line, and prints the replies and last the transcript.

let pack = try InputFile(CommandLine.arguments[1])
let bytes = try pack.read(at: 0, count: pack.size)
var session = PageSession()
var event: String? = "0 open\nsize=\(bytes.count)\nseed=7"
while let text = event {
  let reply = session.take(Array(text.utf8)) { _ in ByteSource(bytes) }
  print(String(decoding: reply, as: UTF8.self))
  event = readLine()
}
print(String(decoding: session.transcript, as: UTF8.self), terminator: "")
