import Arguments
import Files
import Glibc

@main
struct Main {
  static func main() {
    StandardStreams.prepare()
    Limits.check("packplay")
    var player = Player()
    let code = player.run(Array(CommandLine.arguments.dropFirst()))
    exit(player.finish(code).rawValue)
  }
}
