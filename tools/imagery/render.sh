#!/bin/sh
# Renders every scene view that has no raw picture yet (or is older than its scene file), at the lowest priority.
# tools/imagery/render.sh [view] [scene ...]   view: 1 (main, default), 2, or all
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cache="$root/.cache/imagery"
wanted=${1:-1}
[ $# -gt 0 ] && shift
mkdir -p "$cache/raw"
node "$here/labels.ts"
jobs=""
for file in "$here"/scenes/*.json; do
  name=$(basename "$file" .json)
  if [ $# -gt 0 ]; then case " $* " in *" $name "*) ;; *) continue ;; esac; fi
  for view in $(node -p 'Object.keys(require(process.argv[1]).views).join(" ")' "$file"); do
    [ "$wanted" = all ] || [ "$wanted" = "$view" ] || continue
    raw="$cache/raw/$name-$view.png"
    if [ ! -f "$raw" ] || [ "$file" -nt "$raw" ]; then jobs="$jobs $name:$view"; fi
  done
done
[ -n "$jobs" ] || { echo 'Nothing to render.'; exit 0; }
# shellcheck disable=SC2086
exec chrt -i 0 nice -n 19 blender -b -noaudio -P "$here/render.py" -- $jobs
