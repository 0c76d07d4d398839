// lookups make DATABASE LMDB CDB: puts the facts of an SQLite database into the other two, by number.
// lookups sqlite|lmdb|cdb FILE COUNT WINDOW: opens it, looks up COUNT random facts (text, value, unit) among the
// first WINDOW, into a buffer, and prints how long opening took in microseconds, one lookup in nanoseconds (of
// the processor), and how many bytes of texts and units it saw. The numbers are the same for each, and for the
// program in Swift.
// link: -lsqlite3 -llmdb -lcdb
#include <cdb.h>
#include <fcntl.h>
#include <lmdb.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static char buffer[1 << 18];
static uint64_t state = 42;

static uint32_t next(uint32_t window) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (state >> 32) % window;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void check(int failed, const char *what) {
  if (!failed) return;
  fprintf(stderr, "lookups: %s\n", what);
  exit(3);
}

// A record of LMDB and cdb: the value, the length of the text, the text, the unit.
struct head {
  double value;
  uint32_t length;
};

static void make(const char *database, const char *lmdb, const char *cdb) {
  sqlite3 *from;
  sqlite3_stmt *row;
  check(sqlite3_open_v2(database, &from, SQLITE_OPEN_READONLY, NULL), "cannot open the database");
  check(sqlite3_prepare_v2(from, "SELECT rowid - 1, Fact, Value, Unit FROM facts ORDER BY rowid", -1, &row, NULL),
        "no facts");
  remove(lmdb);
  MDB_env *env;
  MDB_txn *transaction;
  MDB_dbi table;
  mdb_env_create(&env);
  mdb_env_set_mapsize(env, 8ull << 30);
  check(mdb_env_open(env, lmdb, MDB_NOSUBDIR | MDB_NOSYNC | MDB_WRITEMAP, 0644), "cannot make the LMDB");
  check(mdb_txn_begin(env, NULL, 0, &transaction), "no transaction");
  check(mdb_dbi_open(transaction, NULL, MDB_INTEGERKEY | MDB_CREATE, &table), "no table");
  struct cdb_make into;
  int file = open(cdb, O_RDWR | O_CREAT | O_TRUNC, 0644);
  check(file < 0 || cdb_make_start(&into, file), "cannot make the cdb");
  while (sqlite3_step(row) == SQLITE_ROW) {
    uint32_t number = sqlite3_column_int64(row, 0);
    struct head head = {sqlite3_column_double(row, 2), sqlite3_column_bytes(row, 1)};
    size_t unit = sqlite3_column_bytes(row, 3), size = sizeof head + head.length + unit;
    memcpy(buffer, &head, sizeof head);
    memcpy(buffer + sizeof head, sqlite3_column_text(row, 1), head.length);
    memcpy(buffer + sizeof head + head.length, sqlite3_column_text(row, 3), unit);
    MDB_val key = {sizeof number, &number}, data = {size, buffer};
    check(mdb_put(transaction, table, &key, &data, MDB_APPEND), "cannot put into the LMDB");
    check(cdb_make_add(&into, &number, sizeof number, buffer, size), "cannot add to the cdb");
  }
  check(mdb_txn_commit(transaction), "cannot commit");
  mdb_env_close(env);
  check(cdb_make_finish(&into), "cannot finish the cdb");
}

static double opened;

static uint64_t by_sqlite(const char *path, int count, uint32_t window) {
  sqlite3 *database;
  sqlite3_stmt *row;
  check(sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL), "cannot open it");
  check(sqlite3_prepare_v2(database, "SELECT Fact, Value, Unit FROM facts WHERE rowid = ?", -1, &row, NULL), "no facts");
  opened = now();
  uint64_t seen = 0;
  for (int turn = 0; turn < count; turn++) {
    sqlite3_bind_int64(row, 1, next(window) + 1);
    check(sqlite3_step(row) != SQLITE_ROW, "no such row");
    double value = sqlite3_column_double(row, 1);
    size_t text = sqlite3_column_bytes(row, 0), unit = sqlite3_column_bytes(row, 2);
    memcpy(buffer, sqlite3_column_text(row, 0), text);
    memcpy(buffer + text, sqlite3_column_text(row, 2), unit);
    seen += text + unit + (value != value);
    sqlite3_reset(row);
  }
  return seen;
}

// What a record of LMDB or cdb holds, copied; how many bytes of text and unit.
static uint64_t copied(const void *data, size_t size) {
  memcpy(buffer, data, size);
  struct head head;
  memcpy(&head, buffer, sizeof head);
  return size - sizeof head + (head.value != head.value);
}

static uint64_t by_lmdb(const char *path, int count, uint32_t window) {
  MDB_env *env;
  MDB_txn *transaction;
  MDB_dbi table;
  mdb_env_create(&env);
  mdb_env_set_mapsize(env, 8ull << 30);
  check(mdb_env_open(env, path, MDB_NOSUBDIR | MDB_RDONLY | MDB_NOLOCK, 0644), "cannot open it");
  check(mdb_txn_begin(env, NULL, MDB_RDONLY, &transaction), "no transaction");
  check(mdb_dbi_open(transaction, NULL, MDB_INTEGERKEY, &table), "no table");
  opened = now();
  uint64_t seen = 0;
  for (int turn = 0; turn < count; turn++) {
    uint32_t number = next(window);
    MDB_val key = {sizeof number, &number}, data;
    check(mdb_get(transaction, table, &key, &data), "no such fact");
    seen += copied(data.mv_data, data.mv_size);
  }
  return seen;
}

static uint64_t by_cdb(const char *path, int count, uint32_t window) {
  struct cdb cdb;
  int file = open(path, O_RDONLY);
  check(file < 0 || cdb_init(&cdb, file), "cannot open it");
  opened = now();
  uint64_t seen = 0;
  for (int turn = 0; turn < count; turn++) {
    uint32_t number = next(window);
    check(cdb_find(&cdb, &number, sizeof number) <= 0, "no such fact");
    seen += copied(cdb_getdata(&cdb), cdb_datalen(&cdb));
  }
  return seen;
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  const char *work = arguments[1];
  if (!strcmp(work, "make")) {
    make(arguments[2], arguments[3], arguments[4]);
    return 0;
  }
  uint64_t (*by)(const char *, int, uint32_t) =
      !strcmp(work, "sqlite") ? by_sqlite : !strcmp(work, "lmdb") ? by_lmdb : by_cdb;
  int turns = atoi(arguments[3]);
  uint32_t window = atoi(arguments[4]);
  double begun = now();
  by(arguments[2], 1, window);  // Once before, for what the first time costs.
  begun = now();
  state = 42;
  uint64_t seen = by(arguments[2], turns, window);
  double done = now();
  printf("%.1f %.1f %llu\n", (opened - begun) / 1e3, (done - opened) / turns, (unsigned long long)seen);
  return 0;
}
