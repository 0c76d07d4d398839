# Sourced by the other scripts: runs a step quietly, within a time limit, and prints one line with its seconds.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
logs=$root/.build/logs
mkdir -p "$logs"

# The seconds that a step may take; script/test sets it before steps that build. A check that hangs must not hang CI.
limit=600

# limited COMMAND...: runs a command, or a function of the calling script, for at most $limit seconds. Afterwards all
# that it started is ended. Signals are as at a terminal: `nohup` and background jobs hand down ignored ones.
limited() {
  # The functions and the variables (lower case) of the calling script, for the shell that runs the command.
  local known
  known="$(declare -f); $(declare -p $(compgen -v | grep -xE '[a-z][a-z_]*' | grep -vx known))"
  timeout --kill-after=10 "$limit" env --default-signal=HUP,INT,QUIT,TERM,PIPE \
    bash -c "set -euo pipefail; $known; \"\$@\"" step "$@"
}

# step NAME COMMAND...: prints the command's output only if it fails.
step() {
  local name=$1 log start status=0 ending=""
  shift
  log=$logs/${name//[^a-zA-Z0-9]/-}.log
  start=$EPOCHREALTIME
  limited "$@" >"$log" 2>&1 </dev/null || status=$?
  [ "$status" = 0 ] || ending="  FAILED"
  # What `timeout` returns after its first signal, and after the second.
  case $status in 124 | 137) ending="  ran out of time after $limit s" ;; esac
  awk -v name="$name" -v from="$start" -v to="$EPOCHREALTIME" -v ending="$ending" \
    'BEGIN { printf "%-44s %6.1f s%s\n", name, to - from, ending }'
  if [ "$status" -ne 0 ]; then
    tail -n 200 "$log" >&2
    echo "$name:$ending; all of its output is in ${log#"$root"/}" >&2
    exit 1
  fi
}

# Flags of every build, beside the settings in Package.swift.
strict=(--explicit-target-dependency-import-check error)

# build_release [--product NAME]: builds the programs as they are installed: optimised and with all libraries linked
# in, since loading sixteen of them takes longer than a small check; `-static-pie` keeps their addresses random.
# `--disable-local-rpath`: such a program crashes at its start if it has a search path for libraries.
build_release() {
  local flag beneath flags=()
  # A shared library names the libraries it needs itself; a static one does not.
  beneath=$(pkg-config --static --libs-only-l libxml-2.0 libpng chafa sqlite3) || return
  for flag in -static-executable -use-ld=lld -Xclang-linker -static-pie; do flags+=(-Xswiftc "$flag"); done
  for flag in $beneath; do flags+=(-Xlinker "$flag"); done
  swift build -c release --disable-local-rpath "${flags[@]}" "${strict[@]}" "$@"
}
bin=$root/.build/release
