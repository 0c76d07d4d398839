"""peers.py duckdb|polars|chdb WORK FILE THREADS [OUTPUT]: what another engine needs for the same work."""

import os
import sys

COLUMNS = {"Fact": "VARCHAR", "Value": "DOUBLE", "Unit": "VARCHAR", "Source": "VARCHAR"}


def duckdb(work, file, threads, output):
    import duckdb

    connection = duckdb.connect()
    connection.execute(f"SET threads = {threads}")
    read = (
        f"read_csv('{file}', header = true, delim = ',', quote = '\"', escape = '\"', strict_mode = true,"
        f" auto_detect = false, null_padding = false, columns = {COLUMNS})")
    if work == "validate":
        # Read once, as validate does; types, what has to be there, the range of years, doubles.
        connection.execute(f"CREATE TEMP TABLE facts AS SELECT * FROM {read}")
        print(connection.execute(
            "SELECT count(*), count(*) FILTER (Fact IS NULL OR length(Fact) = 0),"
            " count(*) FILTER (Value IS NULL OR Value <= 0), count(*) FILTER (Unit IS NULL),"
            " count(*) FILTER (Unit = 'year' AND (Value > 2100 OR Value <> floor(Value))) FROM facts"
        ).fetchall())
        print(connection.execute(
            "SELECT Fact, count(*) FROM facts GROUP BY Fact HAVING count(*) > 1 LIMIT 5").fetchall())
    elif work == "hash":
        print(connection.execute(
            f"SELECT h, count(*) FROM (SELECT hash(Fact) AS h FROM {read}) GROUP BY h"
            " HAVING count(*) > 1 LIMIT 5").fetchall())
    elif work == "sum":
        print(connection.execute(f"SELECT count(*), sum(Value) FROM {read}").fetchall())
    elif work == "parquet":
        connection.execute(
            f"COPY (SELECT * FROM {read}) TO '{output}' (FORMAT parquet, COMPRESSION zstd)")


def polars(work, file, threads, output):
    os.environ["POLARS_MAX_THREADS"] = threads
    import polars as pl

    schema = {name: pl.Float64 if name == "Value" else pl.String for name in COLUMNS}
    if work == "validate":
        facts = pl.read_csv(file, schema=schema)
        print(facts.select(
            pl.len(), pl.col("Fact").null_count().alias("facts"), (pl.col("Value") <= 0).sum(),
            pl.col("Unit").null_count(), pl.col("Fact").n_unique().alias("different"),
            ((pl.col("Unit") == "year") & (pl.col("Value") > 2100)).sum().alias("years")))
    elif work == "parquet":
        pl.scan_csv(file, schema=schema).sink_parquet(output, compression="zstd")


def chdb(work, file, threads, output):
    import chdb as engine

    columns = "Fact String, Value Float64, Unit String, Source String"
    if work == "validate":
        print(engine.query(
            "SELECT count(), countIf(Fact = ''), countIf(Value <= 0), countIf(Unit = ''), uniqExact(Fact),"
            " countIf(Unit = 'year' AND (Value > 2100 OR Value != floor(Value)))"
            f" FROM file('{file}', 'CSVWithNames', '{columns}') SETTINGS max_threads = {threads}", "CSV"))


if __name__ == "__main__":
    engine, work, file, threads = sys.argv[1:5]
    globals()[engine](work, file, threads, sys.argv[5] if len(sys.argv) > 5 else "")
