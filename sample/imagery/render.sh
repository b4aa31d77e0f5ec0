#!/bin/sh
# Renders every scene view that has no raw picture yet, or one older than its scene file, at the lowest priority.
#   sample/imagery/render.sh [view] [scene ...]     view: 1 (main, default), 2, 3 (details), or all
# DEVICE (CPU; CUDA, OPTIX, HIP or METAL for a card), SIZE (1600, pixels high) and SAMPLES (512).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cache="$root/.cache/imagery"
wanted=${1:-1}
[ $# -gt 0 ] && shift
mkdir -p "$cache/raw"
LABEL_DPCM=${LABEL_DPCM:-240} node "$here/labels.ts"
jobs=$(node -e '
  const { readdirSync, readFileSync, statSync } = require("node:fs");
  const [here, cache, wanted, size, ...names] = process.argv.slice(1);
  const rank = (name) => (name.startsWith("home-") ? 1 : name.startsWith("category-") ? 2 : 0);
  const time = (path) => { try { return statSync(path).mtimeMs; } catch { return 0; } };
  const made = (name, view) => Math.max(...["png", "jpg"].map((end) => time(`${cache}/raw/${name}-${view}.${end}`)));
  const scenes = readdirSync(`${here}/scenes`).map((file) => file.replace(".json", "")).filter((name) => !names.length || names.includes(name));
  const jobs = scenes.flatMap((name) => Object.entries(JSON.parse(readFileSync(`${here}/scenes/${name}.json`)).views).map(([view, { camera }]) => ({ name, view, aspect: camera?.aspect ?? 1 })));
  const due = jobs.filter(({ name, view }) => (wanted === "all" || wanted === view) && made(name, view) < time(`${here}/scenes/${name}.json`));
  // What has no picture at all comes before what is only out of date; main views before second ones.
  due.sort((a, b) => a.view - b.view || rank(a.name) - rank(b.name) || made(a.name, a.view) - made(b.name, b.view));
  // Wide pictures are as wide as square ones, the hero half as wide again.
  const height = ({ name, aspect }) => Math.round((size * (name.startsWith("home-") ? 1.5 : 1)) / aspect);
  console.log(due.map((job) => `${job.name}:${job.view}:${height(job)}`).join(" "));
' "$here" "$cache" "$wanted" "${SIZE:-1600}" "$@")
[ -n "$jobs" ] || { echo 'Nothing to render.'; exit 0; }
# shellcheck disable=SC2086
exec nice -n 19 blender -b -noaudio -P "$here/render.py" -- "--device=${DEVICE:-CPU}" "--samples=${SAMPLES:-512}" $jobs
