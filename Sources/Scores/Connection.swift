internal import CSQLite

/// Owns one connection to an SQLite database; every C call on it stands in this file and the next.
@safe struct Connection: ~Copyable {
  let handle: OpaquePointer

  /// Opens a database, which is made where there is none (sqlite3_open_v2).
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
    // Another game may be writing its score: that takes milliseconds.
    unsafe sqlite3_busy_timeout(handle, 5000)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs statements that give no rows (sqlite3_exec).
  func run(_ sql: String) throws(StoreFault) {
    let result = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    if result != SQLITE_OK { throw StoreFault(code: result) }
  }

  /// The first column of a statement's first row, as an integer.
  func integer(_ sql: String) throws(StoreFault) -> Int64? {
    var statement = try Statement(sql, on: self)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// All or nothing, and nobody else writes meanwhile.
  func transaction<Result>(
    _ body: () throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(StoreFault) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // What failed may have rolled back already; then this fails too, and says nothing new.
      try? run("ROLLBACK")
      throw error
    }
  }
}

/// Why the store cannot be used.
struct StoreFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// SQLITE_READONLY_DBMOVED, a macro that is not imported.
  private static let moved = SQLITE_READONLY | 4 << 8

  /// In SQLite's own words (sqlite3_errstr), where they say it.
  init(code: Int32) {
    // It says of this, too, that the database is read-only.
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
