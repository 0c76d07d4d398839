import Arguments
import Files
import Glibc

@main
struct Main {
  static func main() {
    StandardStreams.prepare()
    Limits.check("packplay")
    var player = Player()
    let code =
      switch Result(catching: { () throws(FileError) in try ProgramArguments.all() }) {
      case .success(let arguments): player.run(arguments)
      case .failure(let error): player.report(.file(error))
      }
    exit(player.finish(code).rawValue)
  }
}
