# Fills in the templates from the environment and TEMPLATES, the folder of this file; read by the scripts beside it and
# by scripts/edge/render-config.ts. Lists (copies as host:port, ranges of addresses) have spaces between their items.
mkdir -p "$EDGE_CONFIG" "$EDGE_FOLDER"

# Never counted out: a refused connection costs nothing, and a copy that is back within seconds must not be missed when
# the other goes.
servers_of() {
  for copy in $1; do
    case " ${EDGE_LEFT_OUT:-} " in
      *" $copy "*) echo "    server $copy max_fails=0 down;" ;;
      *) echo "    server $copy max_fails=0;" ;;
    esac
  done
}
EDGE_WEB_SERVERS=$(servers_of "$EDGE_WEB_COPIES")
EDGE_API_SERVERS=$(servers_of "$EDGE_API_COPIES")
EDGE_REAL_IP_FROM=$(for range in $EDGE_TRUSTED_PROXIES; do echo "  set_real_ip_from $range;"; done)

# HTTP/2 is said with each address up to nginx 1.25.0, and for all of them later.
case $("${EDGE_NGINX:-nginx}" -v 2>&1) in
  *nginx/1.1[0-9].* | *nginx/1.2[0-4].* | *nginx/1.25.0*) EDGE_HTTP2_LISTEN=' http2' EDGE_HTTP2= ;;
  *) EDGE_HTTP2_LISTEN= EDGE_HTTP2='http2 on;' ;;
esac
# What is not kept has a rate, in requests a second for each address; with "off" nobody is counted, for a load from one machine.
EDGE_COUNTED='$peer' EDGE_RATE=${EDGE_RATE:-100}
if [ "$EDGE_RATE" = off ]; then EDGE_COUNTED='""' EDGE_RATE=1; fi
# A worker may not have more files than whoever starts it may hand on; it would go on with the few that it was given.
EDGE_FILES=32768 allowed=$(ulimit -H -n)
if [ "$allowed" != unlimited ] && [ "$allowed" -lt "$EDGE_FILES" ]; then EDGE_FILES=$allowed; fi
# Documents kept under one policy are not shown under another (usual.conf).
EDGE_POLICY=${EDGE_POLICY:-}
EDGE_POLICY_SUM=$(printf '%s' "$EDGE_POLICY" | cksum | cut -d ' ' -f 1)
export EDGE_POLICY EDGE_POLICY_SUM EDGE_FILES EDGE_COUNTED EDGE_RATE EDGE_WEB_SERVERS EDGE_API_SERVERS EDGE_REAL_IP_FROM EDGE_HTTP2_LISTEN EDGE_HTTP2

for template in "$TEMPLATES"/*.template; do
  name=$(basename "$template" .template)
  awk '{
    while (match($0, /\$\{EDGE_[A-Z0-9_]+\}/)) {
      name = substr($0, RSTART + 2, RLENGTH - 3)
      if (!(name in ENVIRON)) { print name " is not set." > "/dev/stderr"; exit 1 }
      printf "%s%s", substr($0, 1, RSTART - 1), ENVIRON[name]
      $0 = substr($0, RSTART + RLENGTH)
    }
    print
  }' "$template" > "$EDGE_CONFIG/$name"
done
cp "$TEMPLATES/maps.conf" "$TEMPLATES/own-answers.conf" "$TEMPLATES/counted.conf" "$TEMPLATES/unavailable.html" "$EDGE_CONFIG/"
