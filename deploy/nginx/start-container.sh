#!/bin/sh
# Fills in the templates and runs nginx in the foreground; the counterpart of scripts/edge/render-config.ts.
set -eu
mkdir -p "$EDGE_CONFIG" "$EDGE_FOLDER"
names=$(env | sed -n 's/^\(EDGE_[A-Z_]*\)=.*/${\1}/p' | tr '\n' ' ')
for name in nginx.conf servers.conf; do
  envsubst "$names" < "/templates/$name.template" > "$EDGE_CONFIG/$name"
done
cp /templates/maps.conf /templates/unavailable.html "$EDGE_CONFIG/"
exec nginx -c "$EDGE_CONFIG/nginx.conf" -g 'daemon off;'
