#!/bin/sh
# Renders every scene view that has no raw picture yet (or is older than its scene file), at the lowest priority.
#   tools/imagery/render.sh [view] [scene ...]     view: 1 (main, default), 2, or all
# SIZE (pixels high) and SAMPLES override the quick defaults; with SIZE, smaller raw pictures are rendered again,
# so `SIZE=800 SAMPLES=24 tools/imagery/render.sh all` brings everything to the finest grade when the machine is free.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cache="$root/.cache/imagery"
wanted=${1:-1}
[ $# -gt 0 ] && shift
mkdir -p "$cache/raw"
node "$here/labels.ts"
jobs=$(node -e '
  const { readdirSync, readFileSync, statSync } = require("node:fs");
  const [here, cache, wanted, size, ...names] = process.argv.slice(1);
  const rank = (name) => (name.startsWith("home-") ? 1 : name.startsWith("category-") ? 2 : 0);
  const scenes = readdirSync(`${here}/scenes`).map((f) => f.replace(".json", "")).filter((n) => !names.length || names.includes(n));
  const time = (path) => { try { return statSync(path).mtimeMs; } catch { return 0; } };
  const tall = (path) => { try { return readFileSync(path).readUInt32BE(20); } catch { return 0; } };
  const jobs = scenes.flatMap((name) => Object.keys(JSON.parse(readFileSync(`${here}/scenes/${name}.json`)).views).map((view) => ({ name, view })));
  const due = jobs.filter(({ name, view }) => (wanted === "all" || wanted === view) && (tall(`${cache}/raw/${name}-${view}.png`) < size || time(`${cache}/raw/${name}-${view}.png`) < time(`${here}/scenes/${name}.json`)));
  // What has no picture at all comes before what is only out of date; main views before second ones.
  due.sort((a, b) => a.view - b.view || rank(a.name) - rank(b.name) || time(`${cache}/raw/${a.name}-${a.view}.png`) - time(`${cache}/raw/${b.name}-${b.view}.png`));
  console.log(due.map(({ name, view }) => `${name}:${view}`).join(" "));
' "$here" "$cache" "$wanted" "${SIZE:-0}" "$@")
[ -n "$jobs" ] || { echo 'Nothing to render.'; exit 0; }
# shellcheck disable=SC2086
exec chrt -i 0 nice -n 19 blender -b -noaudio -P "$here/render.py" -- "--size=${SIZE:-0}" "--samples=${SAMPLES:-0}" $jobs
