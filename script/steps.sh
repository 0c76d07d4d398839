# Sourced by the other scripts: runs steps quietly, within a time limit, one at a time or side by side, and prints one
# line with its seconds for each; builds the programs.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
# A script that a step runs keeps its own logs in a folder of that step.
logs=${STEP_LOGS:-$root/.build/logs}
mkdir -p "$logs"

# The seconds that a step may take. A check that hangs must not hang CI; one that works beside many others must not fail.
limit=1800

# A signal that ends a script also ends the command that the script waits for.
running=()
trap 'kill "${running[@]}" 2>/dev/null; exit 143' HUP INT TERM

# limited COMMAND...: runs a command, or a function of the calling script, for at most $limit seconds, then ends it with
# all that it started. Signals are as at a terminal: `nohup` and background jobs hand down ignored ones. Nothing to read.
limited() {
  # The functions and the variables (lower case) of the calling script, for the shell that runs the command.
  local known status=0
  known="$(declare -f); $(declare -p $(compgen -v | grep -xE '[a-z][a-z_]*' | grep -vx known))"
  timeout --kill-after=10 "$limit" env --default-signal=HUP,INT,QUIT,TERM,PIPE \
    bash -c "set -euo pipefail; $known; \"\$@\"" step "$@" </dev/null &
  running=($!)
  { wait "$!"; } 2>/dev/null || status=$?
  running=()
  return "$status"
}

# log_of NAME: the path of a step's log, without its ending.
log_of() { echo "$logs/${1//[^a-zA-Z0-9]/-}"; }

# timed NAME COMMAND...: runs a command with its output in a log. Prints a line with its seconds and those of the processor;
# fails as it does.
timed() {
  local name=$1 status=0 ending="" log TIMEFORMAT='%R %U %S'
  shift
  log=$(log_of "$name")
  { time STEP_LOGS=$log limited "$@" >"$log.log" 2>&1; } 2>"$log.time" || status=$?
  [ "$(tail -n 1 "$log.log")" != "$unchanged" ] || ending="  $unchanged"
  [ "$status" = 0 ] || ending="  FAILED"
  # What `timeout` returns after its first signal, and after the second.
  case $status in 124 | 137) ending="  ran out of time after $limit s" ;; esac
  awk -v name="$name" -v ending="$ending" '{ printf "%-44s %6.1f s %6.1f s of processor%s\n", name, $1, $2 + $3, ending }' \
    "$log.time"
  return "$status"
}

# show NAME: prints the end of a failed step's log.
show() {
  local log
  log=$(log_of "$1").log
  tail -n 200 "$log" >&2
  echo "$1 failed; all of its output is in ${log#"$root"/}" >&2
}

# step NAME COMMAND...: prints the command's output only if it fails, and ends the script then.
step() { timed "$@" || { show "$1"; exit 1; }; }

# building NAME COMMAND...: a step that builds, and says on standard error which module it compiles: on a terminal in one
# line that is overwritten, else in a line every ten seconds.
building() {
  local watcher status=0
  : >"$(log_of "$1").log"
  watch_modules "$(log_of "$1").log" >&2 &
  watcher=$!
  timed "$@" >"$logs/line" || status=$?
  kill "$watcher"
  wait "$watcher" 2>/dev/null || true
  [ ! -t 2 ] || printf '\r\033[K' >&2
  cat "$logs/line"
  [ "$status" = 0 ] || { show "$1"; exit 1; }
}

watch_modules() {
  local seen now="" said="" modules pause=10
  [ ! -t 1 ] || pause=1
  # The pause ends with the watcher, so that nobody waits for it at the other end of a pipe.
  trap 'kill "$!" 2>/dev/null; exit' TERM
  while sleep "$pause" & wait "$!"; do
    # The plan of the build names the modules of Swift; the log also has files in C.
    modules=$(sed -n "s/.*\"Compiling Swift Module '\(.*\)' .*/\1/p" "$root/.build/release.yaml" 2>/dev/null) || continue
    seen=$(sed -n 's/^\[[0-9/]*\] Compiling \([^ ]*\) .*/\1/p' "$1" | grep -xF "$modules" | awk '!seen[$0]++') || continue
    now="compiling ${seen##*$'\n'}, module $(wc -l <<<"$seen") of $(wc -l <<<"$modules")"
    [ "$now" != "$said" ] || continue
    said=$now
    if [ -t 1 ]; then printf '\r\033[K%s' "$now"; else echo "  $now"; fi
  done
}

# inputs_digest CHECK: a digest of what the lines `# inputs:` of a check name; nothing for a check without such lines.
# They name files and folders, `programs` (packtool, packplay and mutants), `commit` (all that git has), `toolchain` (the
# compiler) and `browsers`.
inputs_digest() {
  local input files=() words=()
  for input in $(sed -n 's/^# inputs: //p' "script/checks/$1"); do
    case $input in
      programs) files+=("$bin/packtool"); [ ! -e "$bin/mutants" ] || files+=("$bin/mutants") ;;
      commit) words+=("$(git rev-parse HEAD 2>/dev/null || true)") ;;
      toolchain) words+=("$(swift --version 2>/dev/null)") ;;
      browsers) words+=("$(chromium --version 2>/dev/null || true)" "$(firefox-esr --version 2>/dev/null || true)") ;;
      *) [ -e "$input" ] || { echo "script/checks/$1: there is no input $input" >&2; return 1; }; files+=("$input") ;;
    esac
  done
  [ ${#files[@]} -gt 0 ] || return 0
  { printf '%s\n' "${words[@]}"
    find "${files[@]}" -type f -not -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum; } | sha256sum
}

# unless_unchanged CHECK COMMAND...: runs the command of a check, unless it passed before and its inputs are the same.
unchanged="unchanged since it passed"
passed=$root/.build/passed
unless_unchanged() {
  local name=$1 digest
  shift
  digest=$(inputs_digest "$name")
  if [ -n "$digest" ] && [ -z "${all:-}" ] && [ "$digest" = "$(cat "$passed/$name" 2>/dev/null)" ]; then
    echo "$unchanged"
    return
  fi
  rm -f "$passed/$name"
  "$@"
  [ -z "$digest" ] || { mkdir -p "$passed" && echo "$digest" >"$passed/$name"; }
}

# plan NAME NEEDS COMMAND...: adds a step for `side_by_side`. NEEDS names the step that has to pass before, or is empty.
planned=() needs=() commands=()
plan() {
  planned+=("$1") needs+=("$2")
  shift 2
  commands+=("$(printf '%q ' "$@")")
}

# side_by_side WIDTH: runs the planned steps, at most WIDTH at once, in the order of the list as far as their needs
# allow. Prints their lines in that order, and at the end the logs of those that failed. Fails if one did; the others
# still run.
side_by_side() {
  local width=$1 shown=0 count=0 id i
  local failed=()
  local -A state=() step_of=()
  for i in "${planned[@]}"; do state[$i]=waiting; done
  while [ "$shown" -lt "${#planned[@]}" ]; do
    for i in "${!planned[@]}"; do
      [ "${state[${planned[i]}]}" = waiting ] || continue
      case ${state[${needs[i]:-none}]:-passed} in
        failed | "not run") state[${planned[i]}]="not run" ;;
        passed)
          [ "$count" -lt "$width" ] || continue
          (
            running=()
            trap 'kill "${running[@]}" 2>/dev/null; exit 143' HUP INT TERM
            eval "timed ${planned[i]@Q} ${commands[i]}" >"$(log_of "${planned[i]}").line"
          ) &
          running+=($!)
          step_of[$!]=${planned[i]}
          state[${planned[i]}]=running
          count=$((count + 1))
          ;;
      esac
    done
    while [ "$shown" -lt "${#planned[@]}" ]; do
      i=${planned[shown]}
      case ${state[$i]} in
        waiting | running) break ;;
        "not run") printf '%-44s          not run\n' "$i" ;;
        *) cat "$(log_of "$i").line" ;;
      esac
      [ "${state[$i]}" != failed ] || failed+=("$i")
      shown=$((shown + 1))
    done
    [ "$count" -gt 0 ] || continue
    id=""
    if wait -n -p id; then state[${step_of[$id]}]=passed; else state[${step_of[$id]}]=failed; fi
    count=$((count - 1))
  done
  running=()
  for i in "${failed[@]}"; do show "$i"; done
  [ "${#failed[@]}" = 0 ]
}

# Flags of every build, beside the settings in Package.swift.
strict=(--explicit-target-dependency-import-check error)

# The folder of the programs; script/test names the one of its own build.
bin=${PACKTOOL_BIN:-$root/.build/programs}

# What links a program with all libraries in it, since loading sixteen of them takes longer than a small check;
# `-static-pie` keeps the addresses of the program random. libxml2 refers to functions of threads weakly, and shares its state
# between threads without a lock if one of them is missing, as `pthread_equal` was, which nobody else refers to.
static=(-static-executable -use-ld=lld -Xclang-linker -static-pie -Xlinker --undefined=pthread_equal)

# libraries_beneath: a shared library names the libraries it needs itself; a static one does not. ICU is left out.
libraries_beneath() {
  pkg-config --static --libs-only-l libxml-2.0 libpng chafa sqlite3 | sed 's/-licu[a-z0-9]*//g'
}

# compile_parts: compiles the parts in C that programs are linked with, which stand in for ICU and choose the program.
parts=$root/.build/parts
compile_parts() {
  local part
  mkdir -p "$parts"
  for part in no-icu programs; do
    clang -std=c11 -O2 -Wall -Wextra -Werror -c "Tools/Release/$part.c" -o "$parts/$part.o"
  done
}

# link_programs PRODUCTS OUT: links packtool and packplay from what was built in PRODUCTS, as one file with two names.
link_programs() {
  local beneath
  beneath=$(libraries_beneath)
  mkdir -p "$2"
  LC_ALL=C sort -u "$1/packtool.product/Objects.LinkFileList" "$1/packplay.product/Objects.LinkFileList" >"$2/objects"
  swiftc -emit-executable "${static[@]}" -Xlinker --gc-sections -Xlinker --pack-dyn-relocs=relr -Xlinker --build-id=none \
    "@$2/objects" "$parts/programs.o" "$parts/no-icu.o" $beneath -o "$2/packtool"
  ln -sf packtool "$2/packplay"
}

# build_release [NAME]: builds the programs as they are installed, or one other program of the package, and nothing that
# they do not need. Where script/test has built them, does nothing. `--disable-local-rpath`: such a program crashes at its
# start if it has a search path for libraries. The program has no path of the folder of the sources.
build_release() {
  local flag beneath flags=()
  [ -z "${PACKTOOL_BIN:-}" ] || return 0
  compile_parts
  beneath=$(libraries_beneath) || return
  for flag in "${static[@]}" -file-prefix-map "$root=." -Xcc "-ffile-prefix-map=$root=."; do flags+=(-Xswiftc "$flag"); done
  for flag in "$parts/no-icu.o" $beneath; do flags+=(-Xlinker "$flag"); done
  PACKTOOL_PART=${1:-packtool packplay} \
    swift build -c release -debug-info-format none --disable-local-rpath "${flags[@]}" "${strict[@]}"
  [ $# = 0 ] || return 0
  link_programs "$root/.build/release" "$bin"
}

# tests_of TARGETS FLAG...: runs the tests of some targets, one to a line, from a build with these flags. Testing waits for
# the processes of tests in a loop that takes a whole processor for as long as other tests keep it from looking at those that
# ended: targets with such tests run by themselves.
tests_of() {
  local targets=$1 starting group status=0
  shift
  starting=$(grep -rl --include='*.swift' processExitsWith Tests | cut -d / -f 2 | sort -u)
  for group in "$(grep -xF "$starting" <<<"$targets")" "$(grep -vxF "$starting" <<<"$targets")"; do
    [ -z "$group" ] || swift test --skip-build "$@" --filter "^(${group//$'\n'/|})\\." || status=1
  done
  return "$status"
}

# A build for debugging, of the tests of some targets (PACKTOOL_PART), in a folder that no other build undoes.
developed=(--scratch-path "$root/.build/dev" -debug-info-format none "${strict[@]}")

# The one build of script/test: optimised, with internals visible to tests, and with the assertions of the standard
# library, which find each use of memory out of bounds. In a folder of its own, so that neither build undoes the other.
# The compiler does not look for faults of its own in what it hands to LLVM: a twentieth of the time.
tested=$root/.build/tests
unverified=(-Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify)
as_tested=(-c release "${strict[@]}" "${unverified[@]}" -Xswiftc -enable-testing -Xswiftc -assert-config -Xswiftc Debug)
test_build=(--scratch-path "$tested" -debug-info-format none "${as_tested[@]}")

# build_tested: builds the programs from the very objects that the tests run, and links them as `build_release` does.
build_tested() {
  swift build "${test_build[@]}"
  compile_parts
  link_programs "$tested/release" "$tested/programs"
  swiftc -emit-executable "${static[@]}" -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=mutants_main \
    "@$tested/release/mutants.product/Objects.LinkFileList" "$parts/no-icu.o" $(libraries_beneath) \
    -o "$tested/programs/mutants"
  # Tells script/checks/costs that its numbers are of this build.
  touch "$tested/programs/tested"
}
