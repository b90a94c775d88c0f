#!/bin/sh
# Asks the registries which images the tags of compose.yaml and of the container files name today, and writes their hashes
# into deploy/images.env. Commit that file: what is built and run from then on is just these, whatever the tags become.
#   deploy/containers/resolve-images.sh             all of them
# Needs docker with buildx and a way to the registries. The file is left as it was unless every hash was told.
set -eu
cd "$(dirname "$0")/.."
draft=$(mktemp)
trap 'rm -f "$draft"' EXIT
named=$(grep -hoE '[a-z0-9][a-z0-9./-]*:[A-Za-z0-9_.-]+@\$\{[A-Z]+_DIGEST' compose.yaml containers/*.Dockerfile | sort -u)
printf '# Written by deploy/containers/resolve-images.sh, by hand never.\n' > "$draft"
for each in $named; do
  image=${each%%@*}
  variable=${each##*\{}
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image") || { echo "The registry does not tell the hash of $image; deploy/images.env is as it was." >&2; exit 1; }
  printf '%s' "$digest" | grep -qE '^sha256:[0-9a-f]{64}$' || { echo "What the registry says of $image is no hash: $digest" >&2; exit 1; }
  printf '# %s\n%s=%s\n' "$image" "$variable" "$digest" >> "$draft"
done
cat "$draft" > images.env
echo "deploy/images.env has $(grep -c _DIGEST= images.env) hashes; look at what changed, and commit it."
