internal import CSQLite

/// Owns one prepared statement of SQLite.
@safe struct Statement: ~Copyable {
  private let handle: OpaquePointer

  /// Prepares a statement and binds its parameters in order (sqlite3_prepare_v2).
  init(
    _ sql: String, on connection: borrowing Connection, _ parameters: Parameter...
  ) throws(StoreFault) {
    var handle: OpaquePointer?
    let result = unsafe sqlite3_prepare_v2(connection.handle, sql, -1, &handle, nil)
    guard result == SQLITE_OK, let handle = unsafe handle else { throw StoreFault(code: result) }
    for (index, parameter) in parameters.enumerated() {
      let result = unsafe Self.bind(parameter, at: Int32(index + 1), of: handle)
      if result != SQLITE_OK {
        unsafe sqlite3_finalize(handle)
        throw StoreFault(code: result)
      }
    }
    unsafe self.handle = handle
  }

  deinit { unsafe sqlite3_finalize(handle) }

  enum Parameter {
    case integer(Int64)
    case text(String)
  }

  /// Advances to the next row; false if there is none (sqlite3_step).
  mutating func step() throws(StoreFault) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw StoreFault(code: result)
    }
  }

  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String {
    guard let bytes = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private static func bind(
    _ parameter: Parameter, at index: Int32, of handle: OpaquePointer
  ) -> Int32 {
    switch parameter {
    case .integer(let integer): return unsafe sqlite3_bind_int64(handle, index, integer)
    case .text(let text):
      // SQLITE_TRANSIENT: SQLite takes a copy before the call returns.
      let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return unsafe text.withCString { characters in
        unsafe sqlite3_bind_text(
          handle, index, characters, Int32(clamping: text.utf8.count), copied)
      }
    }
  }
}
