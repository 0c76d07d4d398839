internal import CSQLite

/// Owns one connection to an SQLite database; only this file and `Statement.swift` call SQLite.
@safe struct Connection: ~Copyable {
  let handle: OpaquePointer

  /// Opens a database, and creates the file if it is missing (sqlite3_open_v2).
  init(_ path: String) throws(StoreFault) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE
    let result = unsafe sqlite3_open_v2(path, &handle, flags, nil)
    guard result == SQLITE_OK, let handle = unsafe handle else {
      let fault = StoreFault(code: result)
      unsafe sqlite3_close_v2(handle)
      throw fault
    }
    unsafe self.handle = handle
    // Another game may hold the lock while it writes its score, which takes milliseconds.
    unsafe sqlite3_busy_timeout(handle, 5000)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs statements that return no rows (sqlite3_exec).
  func run(_ sql: String) throws(StoreFault) {
    let result = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    if result != SQLITE_OK { throw StoreFault(code: result) }
  }

  /// Returns the first column of the first row as an integer; nil if there is no row.
  func integer(_ sql: String) throws(StoreFault) -> Int64? {
    var statement = try Statement(sql, on: self)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Runs `body` in a transaction: other connections cannot write meanwhile, and an error rolls
  /// everything back.
  func transaction<Result>(
    _ body: () throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(StoreFault) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back already; an error of this second rollback adds nothing.
      try? run("ROLLBACK")
      throw error
    }
  }
}

/// The reason why the store cannot be used.
struct StoreFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// SQLITE_READONLY_DBMOVED, a macro that Swift does not import.
  private static let moved = SQLITE_READONLY | 4 << 8

  /// The reason in SQLite's own words (sqlite3_errstr).
  init(code: Int32) {
    // SQLite's own text for this code only says that the database is read-only.
    if code == Self.moved {
      reason = "it was moved or deleted meanwhile"
      return
    }
    guard let text = unsafe sqlite3_errstr(code) else {
      reason = "error \(code)"
      return
    }
    reason = unsafe String(cString: text)
  }
}
