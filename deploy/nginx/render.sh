# Fills in the templates from the environment; the counterpart of scripts/edge/render-config.ts. Read by the scripts beside it.
mkdir -p "$EDGE_CONFIG" "$EDGE_FOLDER"
names=$(env | sed -n 's/^\(EDGE_[A-Z_]*\)=.*/${\1}/p' | tr '\n' ' ')
for name in nginx.conf servers.conf; do
  envsubst "$names" < "$TEMPLATES/$name.template" > "$EDGE_CONFIG/$name"
done
cp "$TEMPLATES/maps.conf" "$TEMPLATES/unavailable.html" "$EDGE_CONFIG/"
