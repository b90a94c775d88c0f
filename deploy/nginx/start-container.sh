#!/bin/sh
# Fills in the templates and runs nginx in the foreground.
set -eu
TEMPLATES=$(dirname "$0")
. "$TEMPLATES/render.sh"
# They may be of a release that is gone: this container may have been made for one that leave-out.sh has since renamed.
rm -rf "$EDGE_FOLDER/documents"
# Left by an nginx that was killed, it would keep this one from listening there.
rm -f "$EDGE_FOLDER/behind.sock"
exec nginx -c "$EDGE_CONFIG/nginx.conf" -g 'daemon off;'
