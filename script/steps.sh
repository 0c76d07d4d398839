# Sourced by the other scripts: runs a step quietly, and says in one line what it did and how long it took.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
logs=$root/.build/logs
mkdir -p "$logs"

# step NAME COMMAND…: the command's output is shown only where it fails.
step() {
  local name=$1 log start status=0
  shift
  log=$logs/${name//[^a-zA-Z0-9]/-}.log
  start=$EPOCHREALTIME
  "$@" >"$log" 2>&1 </dev/null || status=$?
  awk -v name="$name" -v from="$start" -v to="$EPOCHREALTIME" -v ok="$status" \
    'BEGIN { printf "%-44s %6.1f s%s\n", name, to - from, ok == 0 ? "" : "  FAILED" }'
  if [ "$status" -ne 0 ]; then
    tail -n 200 "$log" >&2
    echo "$name failed; all of its output is in ${log#"$root"/}" >&2
    exit 1
  fi
}

# What every build is held to beside the settings in Package.swift.
strict=(--explicit-target-dependency-import-check error)

# The programs as they are installed: optimised, and with all libraries linked in, as to load sixteen of them takes
# longer than most of what is asked for; `-static-pie`, so that nobody knows at which addresses they stand. Such a
# program ends at its start if it has a search path for libraries. build_release [--product NAME]
build_release() {
  local flag beneath flags=()
  # What the C libraries need themselves: those that are loaded know it, those that are linked in do not.
  beneath=$(pkg-config --static --libs-only-l libxml-2.0 libpng chafa sqlite3) || return
  for flag in -static-executable -use-ld=lld -Xclang-linker -static-pie; do flags+=(-Xswiftc "$flag"); done
  for flag in $beneath; do flags+=(-Xlinker "$flag"); done
  swift build -c release --disable-local-rpath "${flags[@]}" "${strict[@]}" "$@"
}
bin=$root/.build/release
