import Glibc

/// Another program that is run to its end, with this program's standard streams and environment.
package enum ChildProgram {
  /// The reason why a program gave no exit code.
  package enum Failure: Error, Equatable {
    /// The program does not exist or may not be run.
    case notFound
    /// A signal ended the program.
    case signal(Int32)
    case system(FileError)
  }

  /// Runs a program that lies in the folder of this one, waits for its end, and returns its exit code (readlink,
  /// posix_spawn, waitpid). No other folder is searched, so that nobody else's program is run.
  ///
  /// Its standard output goes to standard error, because the caller's output is the result of something else.
  package static func run(
    beside name: String, _ arguments: [String]
  ) throws(Failure) -> Int32 {
    let own: String?
    do throws(FileError) { own = try Path.resolved("/proc/self/exe") } catch {
      throw .system(error)
    }
    guard let own else { throw .notFound }
    return try run(Path.joined(Path.folder(of: own), name), arguments)
  }

  private static func run(_ path: String, _ arguments: [String]) throws(Failure) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else {
      throw .system(FileError(.read, path, errno: ENOMEM))
    }
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) == 0
    else { throw .system(FileError(.read, path, errno: ENOMEM)) }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process: pid_t = 0
    let problem = unsafe posix_spawn(&process, path, &actions, nil, words, environ)
    if problem == ENOENT || problem == EACCES { throw .notFound }
    guard problem == 0 else { throw .system(FileError(.read, path, errno: problem)) }
    return try end(of: process, path)
  }

  private static func end(of process: pid_t, _ path: String) throws(Failure) -> Int32 {
    var status: Int32 = 0
    do throws(FileError) {
      _ = try retrying(.read, path) { unsafe waitpid(process, &status, 0) }
    } catch {
      throw .system(error)
    }
    // The macros WIFEXITED, WEXITSTATUS and WTERMSIG, which Swift does not import.
    let signal = status & 0x7f
    if signal != 0 { throw .signal(signal) }
    return status >> 8 & 0xff
  }
}
