#!/usr/bin/env bash
# npm run build:matrix: builds the last commit in every way that the site can come
# to somebody, and compares. Needs what is installed here (node_modules), git, and
# an hour on two cores; nothing outside a temporary folder is touched.
#
#   clone      another folder, with a space in its path: the same bytes as the first
#   archive    without git: all pages, no dates
#   shallow    a clone of depth 1: all pages, a warning
#   crlf       a checkout with core.autocrlf=true: the same bytes
#   user       another user, who owns neither the clone nor a home and may not write the cache (as root only)
#   node       each other version of Node.js: NODES="/opt/node22/bin/node …"
set -uo pipefail
cd "$(dirname "$0")/.."
source=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

say() { printf '%-10s %s\n' "$1" "$2"; }

# prepare NAME [LINKS]: gives a folder its installed packages, without what builds have left there.
# They are linked where the file system can; a folder that changes hands needs its own (-a).
prepare() {
  cp "${2:--al}" "$source/node_modules" "$folder/$1/node_modules" 2>/dev/null ||
    { rm -rf "$folder/$1/node_modules" && cp -a "$source/node_modules" "$folder/$1/node_modules"; }
  rm -rf "$folder/$1/node_modules/.cache"
}

# run NAME COMMAND…: builds in a folder; the record is shown where it fails.
run() {
  local name=$1
  shift
  if (cd "$folder/$name" && "$@" >"$folder/$name.log" 2>&1); then return 0; fi
  say "$name" 'failed:'
  tail -20 "$folder/$name.log"
  failed=1
  return 1
}

build=(npx tsx scripts/build.ts)

# same NAME: whether a build has the bytes of the first one, its times aside.
same() {
  if diff -rq "$folder/first/build" "$folder/$1/build" >"$folder/$1.diff" && diff -rq "$folder/first/build-delivery" "$folder/$1/build-delivery" >>"$folder/$1.diff"; then
    say "$1" 'the same, byte for byte'
  else
    say "$1" "differs in $(wc -l <"$folder/$1.diff") files:"
    head -5 "$folder/$1.diff"
    failed=1
  fi
}

pages() { find "$folder/$1/build" -name index.html | wc -l; }

git clone -q "$source" "$folder/first" && prepare first && run first "${build[@]}" || exit 1
say first "$(pages first) pages"

name='another folder'
git clone -q "$source" "$folder/$name" && prepare "$name" && run "$name" "${build[@]}" && same "$name"

mkdir "$folder/archive" && git archive HEAD | tar -x -C "$folder/archive" && prepare archive && run archive "${build[@]}" && say archive "$(pages archive) pages, $(grep -c 'git does not tell' "$folder/archive.log") warning"

git clone -q --depth 1 "file://$source" "$folder/shallow" && prepare shallow && run shallow "${build[@]}" && say shallow "$(pages shallow) pages, $(grep -c 'shallow clone' "$folder/shallow.log") warning"

git clone -q -c core.autocrlf=true "$source" "$folder/crlf" && prepare crlf && run crlf "${build[@]}" && same crlf

if [ "$(id -u)" = 0 ]; then
  git clone -q "$source" "$folder/user" && prepare user -a && mkdir -m 555 "$folder/user/node_modules/.cache" && chown -R 65534:65534 "$folder/user" && chown -R root:root "$folder/user/.git" "$folder/user/node_modules" && chmod 755 "$folder"
  run user setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/nonexistent TMPDIR="$folder/user" "${build[@]}" && say user "$(pages user) pages"
else
  say user 'not tried: only root can become somebody else'
fi

for node in ${NODES:-}; do
  name="node-$("$node" --version)"
  git clone -q "$source" "$folder/$name" && prepare "$name" && run "$name" "$node" node_modules/tsx/dist/cli.mjs scripts/build.ts && same "$name"
done
exit "$failed"
