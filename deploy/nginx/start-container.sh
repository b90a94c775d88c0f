#!/bin/sh
# Fills in the templates and runs nginx in the foreground.
set -eu
TEMPLATES=$(dirname "$0")
. "$TEMPLATES/render.sh"
exec nginx -c "$EDGE_CONFIG/nginx.conf" -g 'daemon off;'
