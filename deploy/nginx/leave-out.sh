#!/bin/sh
# leave-out.sh [HOST:PORT…]: asks these copies nothing from now on, and all others again; without a name, all. What is
# being answered is answered. Before a copy is ended, so that nobody knocks at a port that is closing:
#   docker compose -f deploy/compose.yaml --env-file deploy/images.env --env-file deploy/.env exec edge sh /templates/leave-out.sh backend1:4000
set -eu
TEMPLATES=$(dirname "$0")
for copy in "$@"; do
  case " $EDGE_WEB_COPIES $EDGE_API_COPIES " in
    *" $copy "*) ;;
    *) echo "No copy is called $copy" >&2; exit 1 ;;
  esac
done
EDGE_LEFT_OUT=$*
. "$TEMPLATES/render.sh"
nginx -t -q -c "$EDGE_CONFIG/nginx.conf"
nginx -s reload -c "$EDGE_CONFIG/nginx.conf"
